extension DeviceDocuments {
  /// What others change of the device's documents, from now on: other stores of this process, such as
  /// those of a second window. What was stored through the same store, or by another process, is not
  /// told.
  ///
  ///     for await change in store.device.changesOfOthers() where change.touches("notes") {
  ///       await reload()
  ///     }
  public func changesOfOthers() -> AsyncStream<StoredChange> {
    let owner = DocumentScope.owner(of: device)
    return AsyncStream { continuation in
      let end = ChangeBoard.shared.listen(to: owner, in: database.file) { [origin] change in
        if change.origin !== origin { continuation.yield(change) }
      }
      continuation.onTermination = { _ in end() }
    }
  }
}

extension DocumentCollection {
  /// Another number than before once documents of this name have changed in this process: what was
  /// read under the same number is still so. It may also change without that.
  public var revision: Int { ChangeBoard.shared.revision(of: place.name, in: database.file) }

  /// Tells of a change that is on the disk.
  func tell() {
    ChangeBoard.shared.tell(
      StoredChange(collections: [place.name], origin: origin), of: place.owner, in: database.file)
  }
}
