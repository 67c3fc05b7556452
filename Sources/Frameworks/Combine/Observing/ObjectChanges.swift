import Foundation
@_spi(Reflection) import Swift

/// Finds an object's published properties, and the publisher that they share.
enum ObjectChanges {
  /// A published property: its offset in the object, and its type.
  private struct Field {
    var offset: Int
    var type: any PublishedProperty.Type
  }

  private struct Plain {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  /// The runtime's constant is a global variable, which cannot be read from here.
  private static let classType = _EachFieldOptions(rawValue: 1)
  private static let lock = NSLock()
  // nonisolated(unsafe): all three are touched only under the lock.
  nonisolated(unsafe) private static var fields: [ObjectIdentifier: [Field]] = [:]
  /// The publishers of objects without published properties, which have no place to store one.
  nonisolated(unsafe) private static var plain: [ObjectIdentifier: Plain] = [:]
  nonisolated(unsafe) private static var sweepAt = 64

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let links = links(of: object)
      if let known = links.lazy.compactMap(\.objectWillChange).first { return known }
      guard !links.isEmpty else { return plainPublisher(of: object) }
      let publisher = ObservableObjectPublisher()
      for link in links { link.objectWillChange = publisher }
      return publisher
    }
  }

  private static func links(of object: AnyObject) -> [any ChangeLink] {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return fields(of: type(of: object)).map { $0.type.link(at: base + $0.offset) }
  }

  /// Returns the published properties of a class, which are found once: a mirror costs microseconds
  /// each time.
  private static func fields(of type: AnyClass) -> [Field] {
    if let known = fields[ObjectIdentifier(type)] { return known }
    var found: [Field] = []
    _ = _forEachField(of: type, options: classType) { _, offset, type, _ in
      if let type = type as? any PublishedProperty.Type {
        found.append(Field(offset: offset, type: type))
      }
      return true
    }
    fields[ObjectIdentifier(type)] = found
    return found
  }

  private static func plainPublisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    if let known = plain[id], known.object === object { return known.publisher }
    if plain.count >= sweepAt {
      plain = plain.filter { $0.value.object != nil }
      sweepAt = max(64, plain.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    plain[id] = Plain(object: object, publisher: publisher)
    return publisher
  }
}

/// A published property of any type.
protocol PublishedProperty {
  /// Returns the storage of the property at this address.
  static func link(at place: UnsafeRawPointer) -> any ChangeLink
}

/// The storage of a published property, which notifies the object's publisher of changes.
protocol ChangeLink: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}
