extension DeviceDocuments {
  /// Returns the changes of the device's documents by other stores of this process from now on,
  /// such as those of a second window, and by other workers of its front; on PostgreSQL, by all
  /// servers. Changes through the same store are not reported, nor, on SQLite, those by any other
  /// process.
  ///
  /// A reader that is behind gets one change for many changes of the same collections.
  ///
  ///     for await change in store.device.changesOfOthers() where change.touches("notes") {
  ///       await reload()
  ///     }
  public func changesOfOthers() -> AsyncStream<StoredChange> {
    PendingChanges<Set<String>??, StoredChange>.stream { tell in
      // A deletion is not left out because everything may have changed for another reason before.
      listen { tell($0.removesEverything ? nil : .some($0.collections), $0) }
    }
  }

  /// Returns what the changes by other stores mean to the reader, from now on.
  ///
  /// A reader that is behind gets each value once, however often it was meant meanwhile.
  ///
  /// - Parameter meaning: Returns what a change means; `nil` if it means nothing to the reader.
  public func changesOfOthers<Meaning: Hashable & Sendable>(
    as meaning: @escaping @Sendable (StoredChange) -> Meaning?
  ) -> AsyncStream<Meaning> {
    PendingChanges.stream { tell in
      listen { change in
        if let meant = meaning(change) { tell(meant, meant) }
      }
    }
  }

  private func listen(
    _ action: @escaping @Sendable (StoredChange) -> Void
  ) -> @Sendable () -> Void {
    ChangeBoard.shared.listen(to: DocumentOwner.device(device), in: database.board) {
      [origin] change in
      if change.origin !== origin { action(change) }
    }
  }

  /// Observes the changes of the device's documents by any store of this process, also by the same
  /// one, and by other workers of its front, for values in memory that depend on them. On
  /// PostgreSQL, those of all servers are observed; on SQLite, not those by any other process.
  ///
  ///     let observation = store.device.observe { change in
  ///       if change.touches("notes") { known.forget() }
  ///     }
  ///
  /// - Parameter action: Runs once the change is on the disk, and before the call that made it
  ///   returns. Keep it short, and do not use the store in it.
  /// - Returns: The observation, which ends when it is released.
  public func observe(_ action: @escaping @Sendable (StoredChange) -> Void) -> StoreObservation {
    StoreObservation(
      ChangeBoard.shared.listen(to: DocumentOwner.device(device), in: database.board, action))
  }
}

extension DocumentCollection {
  /// A number that changes when documents of this collection change in this process: as long as it
  /// is the same, what was read is current. It may also change for another reason.
  public var revision: Int { ChangeBoard.shared.revision(of: place.name, in: database.board) }

  /// Notifies listeners of a change that is on the disk.
  func tell() {
    database.tell(StoredChange(collections: [place.name], origin: origin), of: place.owner)
  }
}
