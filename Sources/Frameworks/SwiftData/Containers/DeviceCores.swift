import Foundation
import StrataDeviceServices

/// The stores of one container, separately for each device that uses it.
///
/// An app may create its container once, in a `static let`, while one process serves many devices.
/// The stores of a device are opened when its code first uses the container, and closed when no
/// context uses them any more; those in memory are kept until the device's data is erased.
final class DeviceCores: Sendable {
  /// The stores for which the container was created, which stay open.
  let first: ContainerCore
  private let open: (@Sendable (DeviceID) throws -> ContainerCore)?
  private let others = Locked(Others())

  private struct Others: Sendable {
    var all: [DeviceID: WeakCore] = [:]
    var kept: [DeviceID: ContainerCore] = [:]
    var isUsed = false
  }

  private struct WeakCore: Sendable {
    weak let core: ContainerCore?
  }

  /// Opens the stores of the current device.
  init(
    _ schema: Schema, _ configurations: [ModelConfiguration],
    _ migrationPlan: (any SchemaMigrationPlan.Type)?
  ) throws {
    let given = configurations.isEmpty ? [ModelConfiguration()] : configurations
    guard let device = Self.creator, given.contains(where: Self.isOwn) else {
      first = try ContainerCore(schema, given, migrationPlan)
      open = nil
      return
    }
    // nonisolated(unsafe): a metatype, which does not change.
    nonisolated(unsafe) let plan = migrationPlan
    let open = { @Sendable (device: DeviceID) throws -> ContainerCore in
      try ContainerCore(schema, given.map { $0.of(device) }, plan, device: device)
    }
    first = try open(device)
    self.open = open
  }

  /// Contains open stores, which are the same for every device.
  init(_ core: ContainerCore) { (first, open) = (core, nil) }

  /// Returns whether each device has a separate store. One in memory is separate only in a process
  /// that serves devices: tests show the same container on several screens, filled with samples.
  private static func isOwn(_ configuration: ModelConfiguration) -> Bool {
    configuration.isOwn && (DeviceHost.servesDevices || !configuration.isStoredInMemoryOnly)
  }

  /// The device for which a container is created; `nil` in a process that serves no devices.
  private static var creator: DeviceID? {
    DeviceHost.current?.id ?? (DeviceHost.servesDevices ? .local : nil)
  }

  /// The stores of the current device. If they cannot be opened, the reason is written to standard
  /// error, and each use of the stores throws it.
  var current: ContainerCore {
    guard let open, let device = user, device != first.device else { return first }
    if let known = others.withLock({ $0.all[device]?.core }) { return known }
    do {
      return keep(try open(device), device)
    } catch {
      try? FileHandle.standardError.write(
        contentsOf: Data("SwiftData has no store: \(error.localizedDescription)\n".utf8))
      return ContainerCore(failing: error, like: first)
    }
  }

  /// The device that uses the container. Code that runs for none, such as a callback of Dispatch,
  /// uses the first stores as long as no other device has used the container.
  private var user: DeviceID? {
    if let current = DeviceHost.current { return current.id }
    return DeviceHost.servesDevices && others.withLock { $0.isUsed } ? .local : nil
  }

  private func keep(_ made: ContainerCore, _ device: DeviceID) -> ContainerCore {
    let chosen = others.withLock { others in
      // Another thread of the device may have been faster.
      if let known = others.all[device]?.core { return known }
      others.all = others.all.filter { $0.value.core != nil }
      others.all[device] = WeakCore(core: made)
      others.isUsed = true
      if made.isInMemory { others.kept[device] = made }
      return made
    }
    if chosen === made, made.isInMemory { watch(made, device) }
    return chosen
  }

  /// Closes stores in memory when they are erased, unless a context still uses them.
  private func watch(_ core: ContainerCore, _ device: DeviceID) {
    for part in core.parts {
      _ = part.store.listen { [weak self] change in
        guard change.isErasure else { return }
        // The stores are freed outside of the lock.
        _ = self?.others.withLock { $0.kept.removeValue(forKey: device) }
      }
    }
  }
}
