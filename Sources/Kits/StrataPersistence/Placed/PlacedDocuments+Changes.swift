extension PlacedDocuments {
  /// Returns the changes of these documents from now on, by any store of this process; on
  /// PostgreSQL, by any server. Changes by another process on a SQLite file are not reported.
  ///
  ///     for await change in stalls.changes() where change.point.metres(to: here) < 5_000 {
  ///       await reload()
  ///     }
  public func changes() -> AsyncStream<PlacedChange> {
    AsyncStream { continuation in
      let end = PlacedBoard.shared.listen(to: codec.place.name, in: codec.database.board) {
        continuation.yield($0)
      }
      continuation.onTermination = { _ in end() }
    }
  }

  func tell(_ key: String, at point: GeoPoint) {
    PlacedBoard.shared.tell(
      PlacedChange(key: key, point: point), of: codec.place.name, in: codec.database.board)
  }
}
