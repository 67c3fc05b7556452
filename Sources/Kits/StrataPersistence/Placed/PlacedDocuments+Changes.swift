extension PlacedDocuments {
  /// Returns the changes of these documents from now on, by any store of this process and of the
  /// other workers of its front; on PostgreSQL, by any server. Changes by any other process on a
  /// SQLite file are not reported.
  ///
  /// A reader that is behind gets one change for many changes of a document at the same position.
  ///
  ///     for await change in stalls.changes() where change.point.metres(to: here) < 5_000 {
  ///       await reload()
  ///     }
  public func changes() -> AsyncStream<PlacedChange> { changes { $0 } }

  /// Returns what the changes of these documents mean to the reader, from now on.
  ///
  /// A reader that is behind gets each value once, however often it was meant meanwhile.
  ///
  /// - Parameter meaning: Returns what a change means; `nil` if it means nothing to the reader.
  public func changes<Meaning: Hashable & Sendable>(
    as meaning: @escaping @Sendable (PlacedChange) -> Meaning?
  ) -> AsyncStream<Meaning> {
    PendingChanges.stream { tell in
      PlacedBoard.shared.listen(to: codec.place.name, in: codec.database.board) { change in
        if let meant = meaning(change) { tell(meant, meant) }
      }
    }
  }

  /// Observes the same changes as ``changes()``, for many listeners of whom each change concerns
  /// few: what does not concern one wakes no task.
  ///
  /// - Parameter action: Runs once the change is on the disk, and before the call that made it
  ///   returns. Keep it short, and do not use the store in it.
  /// - Returns: The observation, which ends when it is released.
  public func observe(_ action: @escaping @Sendable (PlacedChange) -> Void) -> StoreObservation {
    StoreObservation(
      PlacedBoard.shared.listen(to: codec.place.name, in: codec.database.board, action))
  }

  func tell(_ key: String, at point: GeoPoint, isMinor: Bool = false) {
    codec.database.tell(
      PlacedChange(key: key, point: point, isMinor: isMinor), of: codec.place.name)
  }
}
