extension PlacedDocuments {
  /// Returns the changes of these documents from now on, by any store of this process; on
  /// PostgreSQL, by any server. Changes by another process on a SQLite file are not reported.
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

  func tell(_ key: String, at point: GeoPoint) {
    PlacedBoard.shared.tell(
      PlacedChange(key: key, point: point), of: codec.place.name, in: codec.database.board)
  }
}
