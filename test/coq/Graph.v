(** The distance on a graph, and the certificate by which a table is known to hold it. *)
Require Import List Arith Lia.
Import ListNotations.

Section Graph.
  Context {square : Type} (move : square -> square -> Prop).

  (** [path n s t]: [n] moves, one after the other, lead from [s] to [t]. *)
  Inductive path : nat -> square -> square -> Prop :=
  | stay s : path 0 s s
  | go n s p t : move s p -> path n p t -> path (S n) s t.
  (** [d] is the least length of a path from [s] to one of [T]; [None] if there is no path. *)
  Definition distance (s : square) (T : list square) (d : option nat) : Prop :=
    match d with
    | Some n => (exists t, In t T /\ path n s t) /\ forall m t, In t T -> path m s t -> n <= m
    | None => forall m t, In t T -> ~ path m s t
    end.
  (** [None] is more than all numbers. *)
  Definition least : list (option nat) -> option nat := fold_right (fun a b =>
    match a, b with Some x, Some y => Some (Nat.min x y) | None, _ => b | _, None => a end) None.
  Lemma least_spec ds : match least ds with
    | Some n => In (Some n) ds /\ forall m, In (Some m) ds -> n <= m
    | None => forall m, ~ In (Some m) ds
    end.
  Proof.
    induction ds as [|[x|] ds IH]; simpl; [auto| |]; destruct (least ds) as [y|]; simpl.
    - destruct IH as [I L]. split; [destruct (Nat.min_dec x y) as [->| ->]; auto|].
      intros m [E|J]; [injection E|specialize (L m J)]; lia.
    - split; [auto|]. intros m [E|J]; [injection E; lia|destruct (IH m J)].
    - destruct IH as [I L]. split; [auto|]. intros m [E|J]; [discriminate|auto].
    - intros m [E|J]; [discriminate|exact (IH m J)].
  Qed.

  (** A finite graph: its squares, and those to which one moves from each. *)
  Variables (squares : list square) (next : square -> list square).
  Hypothesis moves : forall s t, In s squares -> (In t (next s) <-> move s t).
  Hypothesis closed : forall s t, In s squares -> move s t -> In t squares.
  Hypothesis same : forall s t : square, {s = t} + {s <> t}.
  (** 0 in [T], elsewhere 1 + the least of the squares to which one moves. *)
  Definition certified (T : list square) (d : square -> option nat) (s : square) : option nat :=
    if in_dec same s T then Some 0 else option_map S (least (map d (next s))).

  Theorem certificate_implies_distance T d :
    (forall s, In s squares -> d s = certified T d s) -> forall s, In s squares -> distance s T (d s).
  Proof.
    unfold certified. intros C.
    assert (reached : forall n s, In s squares -> d s = Some n -> exists t, In t T /\ path n s t).
    { induction n as [|n IH]; intros s I E; rewrite (C s I) in E; destruct (in_dec same s T);
        try discriminate; [exists s; split; [auto|constructor]|..];
        pose proof (least_spec (map d (next s))) as L; destruct (least _); try discriminate.
      injection E as ->. destruct L as [J _]. apply in_map_iff in J as (p & P & J).
      apply moves in J; auto. destruct (IH p (closed s p I J) P) as (t & ? & ?).
      exists t. split; [auto|]. apply go with p; auto. }
    assert (shortest : forall m s t, path m s t -> In t T -> In s squares -> exists n, d s = Some n /\ n <= m).
    { induction 1 as [s|m s p t M _ IH]; intros J I; rewrite (C s I);
        destruct (in_dec same s T); try contradiction; try (exists 0; split; [reflexivity|lia]).
      destruct (IH J (closed s p I M)) as (x & P & N).
      pose proof (least_spec (map d (next s))) as L.
      assert (K : In (Some x) (map d (next s))) by (rewrite <- P; apply in_map, moves; auto).
      destruct (least _) as [k|]; [|destruct (L x K)]. exists (S k). split; [auto|].
      apply L in K. lia. }
    intros s I. destruct (d s) as [n|] eqn:E; simpl; [split; [auto|]|]; intros m t J P;
      destruct (shortest m s t P J I) as (k & K & ?); rewrite E in K; [injection K as ->; auto|discriminate].
  Qed.
End Graph.
