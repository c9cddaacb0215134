(** Boards of [n] files and [m] ranks, pieces by their vectors, and the check that a table is their distance. *)
Require Import List ZArith Lia Bool Graph.
Import ListNotations.
Open Scope bool_scope.
Open Scope Z_scope.

(** File and rank, from 0; a vector is a difference of two squares. *)
Definition square : Type := Z * Z.
Definition same_square : forall s t : square, {s = t} + {s <> t}.
Proof. decide equality; apply Z.eq_dec. Defined.
(** [k] times the vector [v] from [s]. *)
Definition along (s v : square) (k : Z) : square := (fst s + k * fst v, snd s + k * snd v).
(** A leaper goes along one of its vectors once, a rider any number of times. *)
Record piece := { vectors : list square; rides : bool }.
Definition leaper (v : list square) := {| vectors := v; rides := false |}.
Definition rider (v : list square) := {| vectors := v; rides := true |}.

(** [count] whole numbers from [a] on. *)
Definition range (a count : Z) : list Z := map (fun i => a + Z.of_nat i) (seq 0 (Z.to_nat count)).
Lemma in_range a count x : In x (range a count) <-> a <= x < a + count.
Proof.
  unfold range. rewrite in_map_iff. split; [intros (i & <- & I); apply in_seq in I; lia|].
  exists (Z.to_nat (x - a)). rewrite in_seq. lia.
Qed.
Lemma nth_range {A} (f : Z -> A) count x d : 0 <= x < count -> nth (Z.to_nat x) (map f (range 0 count)) d = f x.
Proof.
  intros. unfold range. rewrite map_map.
  rewrite (nth_indep _ d (f (0 + Z.of_nat 0))) by (rewrite map_length, seq_length; lia).
  rewrite (map_nth (fun i => f (0 + Z.of_nat i))), seq_nth by lia. f_equal. lia.
Qed.

Section Board.
  Variables n m : Z.
  Definition on_board (s : square) : Prop := 0 <= fst s < n /\ 0 <= snd s < m.
  (** The number of a square, rank by rank. *)
  Definition number (s : square) : Z := n * snd s + fst s.
  (** From [s] to [t] along a vector, where all squares between them are on the board. *)
  Definition moves (p : piece) (s t : square) : Prop :=
    exists v k, In v (vectors p) /\ 1 <= k /\ (rides p = false -> k = 1) /\
    t = along s v k /\ forall j, 1 <= j <= k -> on_board (along s v j).

  Definition squares : list square := list_prod (range 0 n) (range 0 m).
  Definition all (ok : square -> bool) : bool := forallb ok squares.
  Definition is_on (s : square) : bool := (0 <=? fst s) && (fst s <? n) && (0 <=? snd s) && (snd s <? m).
  Lemma in_squares s : In s squares <-> on_board s.
  Proof. destruct s. etransitivity; [apply in_prod_iff|]. rewrite !in_range. unfold on_board. simpl. lia. Qed.
  Lemma in_all ok s : all ok = true -> on_board s -> ok s = true.
  Proof. unfold all. rewrite forallb_forall. intros A S. apply A, in_squares, S. Qed.
  Lemma is_on_board s : is_on s = true <-> on_board s.
  Proof. unfold is_on, on_board. rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt. lia. Qed.

  (** The squares to which a piece moves; on the board, no rider goes further than [n + m]. *)
  Definition next (p : piece) (s : square) : list square :=
    flat_map (fun v => map (along s v) (filter (fun k => forallb (fun j => is_on (along s v j)) (range 1 k))
      (range 1 (if rides p then n + m else 1)))) (vectors p).

  Lemma far s a b k : on_board s -> on_board (along s (a, b) k) -> (a, b) <> (0,0) -> 1 <= k -> k < n + m.
  Proof. unfold on_board. simpl. destruct (Z.eq_dec a 0), (Z.eq_dec b 0); subst; [congruence|nia..]. Qed.
  Lemma in_next p s t : ~ In (0,0) (vectors p) -> on_board s -> (In t (next p s) <-> moves p s t).
  Proof.
    intros V S. unfold next, moves. rewrite in_flat_map. split.
    - intros (v & I & M). apply in_map_iff in M as (k & <- & K). apply filter_In in K as [K J].
      apply in_range in K. exists v, k. refine (conj I (conj (proj1 K) (conj _ (conj eq_refl _)))).
      + intros R. rewrite R in K. lia.
      + intros j B. rewrite forallb_forall in J. apply is_on_board, J, in_range. lia.
    - intros (v & k & I & K & R & -> & J). exists v. split; [auto|]. apply in_map, filter_In. split.
      + apply in_range. destruct (rides p); [|rewrite R by auto; lia].
        assert (k < n + m); [|lia]. destruct v. eapply far; eauto; [apply J; lia|intros E; rewrite E in I; auto].
      + apply forallb_forall. intros j B. apply is_on_board, J. apply in_range in B. lia.
  Qed.
  (** What a function has on all squares, calculated once. *)
  Definition memo {A} (f : square -> A) : list (list A) :=
    map (fun x => map (fun y => f (x, y)) (range 0 m)) (range 0 n).
  Definition recall {A} (d : A) (table : list (list A)) (s : square) : A :=
    nth (Z.to_nat (snd s)) (nth (Z.to_nat (fst s)) table []) d.
  Lemma recall_memo {A} (d : A) f s : on_board s -> recall d (memo f) s = f s.
  Proof. intros [X Y]. unfold recall, memo. rewrite !nth_range by auto. destruct s. auto. Qed.
  (** The number that stands for a distance. *)
  Definition written (d : option nat) : Z := match d with Some k => Z.of_nat k | None => 255 end.
  Definition same_answer : forall a b : option nat, {a = b} + {a <> b}.
  Proof. decide equality. apply Nat.eq_dec. Defined.

  (** Decides the certificate of a table for the distance to the squares [T]. *)
  Definition check (nexts : list (list (list square))) (T : list square) (f : Z -> Z) : bool :=
    let said z := if z =? 255 then None else Some (Z.to_nat z) in
    let d := recall None (memo (fun s => said (f (number s)))) in
    all (fun s => (written (d s) =? f (number s)) &&
      if same_answer (d s) (certified (recall [] nexts) same_square T d s) then true else false).

  Theorem checked p T f : ~ In (0,0) (vectors p) -> check (memo (next p)) T f = true ->
    forall s, on_board s -> exists d, distance (moves p) s T d /\ f (number s) = written d.
  Proof.
    unfold check. set (d := recall None _). intros V C s S. exists (d s). split.
    - apply certificate_implies_distance with squares (recall [] (memo (next p))) same_square.
      + intros a b A. apply in_squares in A. rewrite recall_memo by auto. apply in_next; auto.
      + intros a b _ (v & k & _ & K & _ & -> & J). apply in_squares, J. lia.
      + intros a A. apply in_all with (s := a), andb_prop in C as [_ C]; [|apply in_squares; auto].
        destruct (same_answer _ _); [auto|discriminate].
      + apply in_squares. auto.
    - apply in_all with (s := s), andb_prop, proj1, Z.eqb_eq in C; auto.
  Qed.
End Board.
