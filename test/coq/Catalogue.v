(** The distances of [chess-distance --lang coq --single] are those of pieces on 8 × 8 squares. *)
Require Import List ZArith Lia Bool Graph Board.
Require Tables.
Import ListNotations.
Open Scope Z_scope.

Definition orthogonal := [(1,0); (0,1); (-1,0); (0,-1)].
Definition diagonal := [(1,1); (-1,1); (-1,-1); (1,-1)].
Definition king := leaper (orthogonal ++ diagonal).
Definition wazir := leaper orthogonal. (* whose moves are the Manhattan distance *)
Definition knight := leaper [(1,2); (2,1); (-1,2); (-2,1); (1,-2); (2,-1); (-1,-2); (-2,-1)].
Definition queen := rider (orthogonal ++ diagonal).
Definition rook := rider orthogonal.
Definition bishop := rider diagonal.

(** [f] gives for the number of a square the least number of moves to one of [T], 255 if none lead there. *)
Definition is_distance_to (T : list square) (p : piece) (f : Z -> Z) : Prop := forall o, on_board 8 8 o ->
  exists d, distance (moves 8 8 p) o T d /\ f (number 8 o) = written d.
(** The same for any two squares. *)
Definition is_distance (p : piece) (f : Z -> Z -> Z) : Prop := forall o t, on_board 8 8 o -> on_board 8 8 t ->
  exists d, distance (moves 8 8 p) o [t] d /\ f (number 8 o) (number 8 t) = written d.
Lemma by_certificate p f : ~ In (0,0) (vectors p) -> (let nexts := memo 8 8 (next 8 8 p) in
  all 8 8 (fun t => check 8 8 nexts [t] (fun o => f o (number 8 t)))) = true -> is_distance p f.
Proof. intros V C o t O T. apply in_all with (s := t) in C; auto. exact (checked 8 8 p [t] _ V C o O). Qed.
Ltac computed := vm_cast_no_check (eq_refl true).
Ltac certified := (apply by_certificate || refine (checked 8 8 _ _ _ _ _)); [simpl; intuition discriminate|computed].

Theorem king_distance : is_distance king Tables.distance. Proof. certified. Qed.
Theorem king_distance_by_0x88_diff : is_distance king Tables.distance_by_0x88_diff. Proof. certified. Qed.
Theorem king_distance_15x15 : is_distance king Tables.distance_15x15. Proof. certified. Qed.
Theorem manhattan_distance : is_distance wazir Tables.manhattan_distance. Proof. certified. Qed.
Theorem manhattan_distance_by_0x88_diff : is_distance wazir Tables.manhattan_distance_by_0x88_diff.
Proof. certified. Qed.
Theorem manhattan_distance_15x15 : is_distance wazir Tables.manhattan_distance_15x15. Proof. certified. Qed.
Theorem knight_distance : is_distance knight Tables.knight_distance. Proof. certified. Qed.
Theorem knight_distance_by_0x88_diff : is_distance knight Tables.knight_distance_by_0x88_diff. Proof. certified. Qed.
Theorem knight_distance_15x15 : is_distance knight Tables.knight_distance_15x15. Proof. certified. Qed.
Theorem knight_distance_by_abs_diff : is_distance knight Tables.knight_distance_by_abs_diff. Proof. certified. Qed.
Theorem queen_distance : is_distance queen Tables.queen_distance. Proof. certified. Qed.
Theorem queen_distance_15x15 : is_distance queen Tables.queen_distance_15x15. Proof. certified. Qed.
Theorem rook_distance : is_distance rook Tables.rook_distance. Proof. certified. Qed.
Theorem rook_distance_15x15 : is_distance rook Tables.rook_distance_15x15. Proof. certified. Qed.
Theorem bishop_distance : is_distance bishop Tables.bishop_distance. Proof. certified. Qed.
Theorem bishop_distance_15x15 : is_distance bishop Tables.bishop_distance_15x15. Proof. certified. Qed.

Definition center := [(3,3); (4,3); (3,4); (4,4)].
Definition edge := filter (fun '(x, y) => (x =? 0) || (x =? 7) || (y =? 0) || (y =? 7)) (squares 8 8).
Theorem center_distance : is_distance_to center king Tables.center_distance. Proof. certified. Qed.
Theorem center_manhattan_distance : is_distance_to center wazir Tables.center_manhattan_distance. Proof. certified. Qed.
Theorem edge_distance : is_distance_to edge king Tables.edge_distance. Proof. certified. Qed.
Theorem corner_distance_light : is_distance_to [(7,0); (0,7)] wazir Tables.corner_distance_light. Proof. certified. Qed.
Theorem corner_distance_dark : is_distance_to [(0,0); (7,7)] wazir Tables.corner_distance_dark. Proof. certified. Qed.

Lemma pairs ok : all 8 8 (fun o => all 8 8 (ok o)) = true ->
  forall o t, on_board 8 8 o -> on_board 8 8 t -> ok o t = true.
Proof. intros A o t O. apply in_all with (s := o) in A; auto. apply in_all, A. Qed.
(** King plus Manhattan. *)
Theorem combined_distance o t : on_board 8 8 o -> on_board 8 8 t -> let (a, b) := (number 8 o, number 8 t) in
  Tables.combined_distance a b = Tables.distance a b + Tables.manhattan_distance a b.
Proof. intros O T. apply Z.eqb_eq. revert o t O T. apply pairs. computed. Qed.

(** What the knight's three arrays by difference hold for two squares. *)
Definition by_difference (o t : square) : list Z := let (x, y) := (fst t - fst o, snd t - snd o) in
  [nth (Z.to_nat (16 * y + x + 120)) Tables.KNIGHT_DISTANCE_BY_0X88_DIFF 255;
   nth (Z.to_nat (15 * y + x + 112)) Tables.KNIGHT_DISTANCE_15X15 255;
   nth (Z.to_nat (8 * Z.abs y + Z.abs x)) Tables.NDIS 255].

(** A corner and its diagonal neighbor, a1 and b2, h1 and g2, a8 and b7, h8 and g7, in both orders. *)
Definition corner_pairs : list (square * square) := [((0,0), (1,1)); ((1,1), (0,0)); ((7,0), (6,1)); ((6,1), (7,0));
  ((0,7), (1,6)); ((1,6), (0,7)); ((7,7), (6,6)); ((6,6), (7,7))].
Definition is_corner_pair (p : square * square) : {In p corner_pairs} + {~ In p corner_pairs}.
Proof. apply in_dec. decide equality; apply same_square. Defined.

(** By difference, the knight's distance is right for all pairs but these eight, which have 2 and are 4 apart. *)
Theorem corner_rule o t a : on_board 8 8 o -> on_board 8 8 t -> In a (by_difference o t) ->
  let d := Tables.knight_distance (number 8 o) (number 8 t) in
  (In (o, t) corner_pairs -> a = 2 /\ d = 4) /\ (~ In (o, t) corner_pairs -> a = d).
Proof.
  intros O T A d. assert (C : forallb (fun a => if is_corner_pair (o, t) then (a =? 2) && (d =? 4) else a =? d)
    (by_difference o t) = true) by (subst d; clear A; revert o t O T; refine (pairs (fun o t => _) _); computed).
  rewrite forallb_forall in C. apply C in A. clearbody d.
  destruct (is_corner_pair _); rewrite ?andb_true_iff, !Z.eqb_eq in A; tauto.
Qed.
