import Foundation
@_spi(Reflection) import Swift

/// Finds an object's published properties, and the publisher of changes that they share.
enum ObjectChanges {
  /// A published property: its offset in the object's memory, and its type.
  private struct Field {
    var offset: Int
    var type: any PublishedProperty.Type
  }

  private struct Plain {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  /// The reflection option for classes. The runtime's constant for it is a global variable that
  /// cannot be read from Swift.
  private static let classType = _EachFieldOptions(rawValue: 1)
  private static let lock = NSLock()
  // nonisolated(unsafe): all three are touched only under the lock.
  nonisolated(unsafe) private static var fields: [ObjectIdentifier: [Field]] = [:]
  /// The publishers of objects without published properties, in which no publisher can be stored.
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

  /// Returns the published properties of a class. They are found only once for each class, since a
  /// mirror takes microseconds.
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
  /// Returns the storage of the property whose wrapper is at an address.
  static func link(at place: UnsafeRawPointer) -> any ChangeLink
}

/// The storage of a published property, which notifies the object's publisher of changes.
protocol ChangeLink: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}
