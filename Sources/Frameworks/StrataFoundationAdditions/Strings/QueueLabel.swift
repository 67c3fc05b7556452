import Foundation

/// The function of the C library that returns the label of a queue.
private typealias LabelOfQueue = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?

/// The function in the linked library, if it has one. Dispatch does not offer it to Swift.
private let labelOfQueue: LabelOfQueue? = dlsym(nil, "dispatch_queue_get_label").map {
  unsafeBitCast($0, to: LabelOfQueue.self)
}

/// Returns the label of the queue on which the caller runs, as a C string that is valid as long as
/// the queue.
///
///     String(cString: __dispatch_queue_get_label(nil), encoding: .utf8)
///
/// - Parameter queue: Always `nil`, for the current queue. Apple's function accepts another queue,
///   too; use that queue's `label` instead.
/// - Returns: The label; the empty string if the code runs on no queue.
// The name is that of the C interface, which apps call.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func __dispatch_queue_get_label(_ queue: Never?) -> UnsafePointer<CChar> {
  let nothing: StaticString = ""
  return labelOfQueue?(nil)
    ?? UnsafeRawPointer(nothing.utf8Start).assumingMemoryBound(to: CChar.self)
}
