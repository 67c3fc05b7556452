import StrataCPreviewRecords

/// What `#Preview` leaves in the program for ``_PreviewCollector``. It is named in expansions only.
public typealias _PreviewRecord = @convention(c) (UnsafeMutableRawPointer) -> Void

/// Finds the previews of this program and of everything linked into it.
///
///     for registry in _PreviewCollector.all {
///       print(registry.fileID, try registry.makePreview().displayName ?? "")
///     }
public enum _PreviewCollector {
  /// Every `#Preview`, by file and line.
  public static var all: [any PreviewRegistry.Type] {
    guard let start = preview_records_start(), let end = preview_records_end() else { return [] }
    let found = UnsafeBufferPointer(start: start, count: end - start).compactMap { record in
      var registry: (any PreviewRegistry.Type)?
      withUnsafeMutablePointer(to: &registry) { record($0) }
      return registry
    }
    return found.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }

  /// Every type that conforms to ``PreviewProvider``, by name.
  static var providers: [any PreviewProvider.Type] {
    var found: [any PreviewProvider.Type] = []
    withUnsafeMutablePointer(to: &found) { place in
      preview_provider_types(
        { metadata, place in
          // The runtime's own pointer to a type is what Swift calls a type.
          let type = unsafeBitCast(metadata, to: Any.Type.self)
          guard let provider = type as? any PreviewProvider.Type else { return }
          place.assumingMemoryBound(to: [any PreviewProvider.Type].self).pointee.append(provider)
        }, place)
    }
    return found.sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// Called by a record, with the place that ``all`` handed it.
  public static func collect(
    _ registry: any PreviewRegistry.Type, into place: UnsafeMutableRawPointer
  ) {
    place.assumingMemoryBound(to: (any PreviewRegistry.Type)?.self).pointee = registry
  }
}
