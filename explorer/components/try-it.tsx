/** A question to try, whose answer is hidden until one asks for it. */

export const TryIt = ({
  question,
  answer,
}: {
  readonly question: string;
  readonly answer: string;
}) => (
  <div class="try">
    <p>
      <strong>Try it:</strong> {question}
    </p>
    <details>
      <summary>The answer</summary>
      <p>{answer}</p>
    </details>
  </div>
);
