import StrataCPreviewRecords

/// The record that `#Preview` emits for ``_PreviewCollector``. Only expansions of the macro use it.
public typealias _PreviewRecord = @convention(c) (UnsafeMutableRawPointer) -> Void

/// Finds the previews of this program and its libraries.
///
///     for registry in _PreviewCollector.all {
///       print(registry.fileID, try registry.makePreview()._displayName ?? "")
///     }
public enum _PreviewCollector {
  /// All `#Preview` declarations, sorted by file and line.
  public static var all: [any PreviewRegistry.Type] {
    guard let start = preview_records_start(), let end = preview_records_end() else { return [] }
    let found = UnsafeBufferPointer(start: start, count: end - start).compactMap { record in
      var registry: (any PreviewRegistry.Type)?
      withUnsafeMutablePointer(to: &registry) { record($0) }
      return registry
    }
    return found.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
  }

  /// All types that conform to ``PreviewProvider``, sorted by name.
  static var providers: [any PreviewProvider.Type] {
    var found: [any PreviewProvider.Type] = []
    withUnsafeMutablePointer(to: &found) { place in
      preview_provider_types(
        { metadata, place in
          // The runtime's pointer to metadata is the representation of a metatype.
          let type = unsafeBitCast(metadata, to: Any.Type.self)
          guard let provider = type as? any PreviewProvider.Type else { return }
          place.assumingMemoryBound(to: [any PreviewProvider.Type].self).pointee.append(provider)
        }, place)
    }
    return found.sorted { String(reflecting: $0) < String(reflecting: $1) }
  }

  /// Stores `registry`. A record calls it with the pointer that ``all`` has passed to the record.
  ///
  /// - Parameters:
  ///   - registry: The type with the preview.
  ///   - place: The address of the list.
  public static func collect(
    _ registry: any PreviewRegistry.Type, into place: UnsafeMutableRawPointer
  ) {
    place.assumingMemoryBound(to: (any PreviewRegistry.Type)?.self).pointee = registry
  }
}
