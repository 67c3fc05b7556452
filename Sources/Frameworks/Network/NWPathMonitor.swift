public import Dispatch
import Foundation
import StrataDeviceServices
import Synchronization

/// A network interface of this machine.
public struct NWInterface: Hashable, Sendable {
  /// The kind of a network interface.
  public enum InterfaceType: Sendable, Hashable {
    /// Another kind of interface.
    case other
    /// The interface connects to Wi-Fi.
    case wifi
    /// The interface connects to a mobile network.
    case cellular
    /// The interface connects to a wired network.
    case wiredEthernet
    /// The loopback interface, by which this machine connects to itself.
    case loopback
  }

  /// The name of the interface, such as `eth0`.
  public let name: String
  /// The kind of the interface.
  public let type: InterfaceType
  /// The index that the system gives the interface.
  public let index: Int
}

/// The network connections that requests of this process can use.
///
/// An app's code runs on a server, so these are the networks of the server, which the app's
/// requests use. To learn whether a visitor is connected, use the visitor's page.
public struct NWPath: Equatable, Sendable {
  /// The state of the connection, which says whether requests can be made.
  public enum Status: Sendable, Hashable {
    /// A network connection exists.
    case satisfied
    /// No network connection exists.
    case unsatisfied
    /// No network connection exists, but one can be made.
    case requiresConnection
  }

  /// The reason for which no requests can be made.
  public enum UnsatisfiedReason: Sendable, Hashable {
    /// The reason is not known.
    case notAvailable
    /// The person has switched off mobile data.
    case cellularDenied
    /// The person has switched off Wi-Fi.
    case wifiDenied
    /// The person has refused access to the local network.
    case localNetworkDenied
    /// A necessary VPN is not active.
    case vpnInactive
  }

  /// The state of the connection: satisfied if a network other than the loopback interface has an
  /// address.
  public let status: Status
  /// The network interfaces that have an address.
  public let availableInterfaces: [NWInterface]
  /// A Boolean value that indicates whether one of the interfaces has an IPv4 address.
  public let supportsIPv4: Bool
  /// A Boolean value that indicates whether one of the interfaces has an IPv6 address that is valid
  /// beyond its network.
  public let supportsIPv6: Bool
  /// A Boolean value that indicates whether requests cost money: always `false`, since the system
  /// does not know.
  public let isExpensive = false
  /// A Boolean value that indicates whether the person wants few requests: always `false`, since
  /// the system does not know.
  public let isConstrained = false

  /// A Boolean value that indicates whether host names can be looked up, which is the case if
  /// requests can be made.
  public var supportsDNS: Bool { status == .satisfied }
  /// The reason for which no requests can be made.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  /// Returns whether an interface of a kind has an address.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }
}

/// A monitor of the network connections that requests of this process can use.
///
///     let monitor = NWPathMonitor()
///     monitor.pathUpdateHandler = { path in isOnline = path.status == .satisfied }
///     monitor.start(queue: .main)
///
/// Partial: the monitor checks for changes every five seconds.
public final class NWPathMonitor: Sendable {
  private struct State {
    var path: NWPath
    var handler: (@Sendable (NWPath) -> Void)?
    var timer: (any DispatchSourceTimer)?
    var isCancelled = false
  }

  // DispatchSourceTimer is not Sendable; the lock guards it.
  private final class Box: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let box: Box
  /// The device for which the handler runs; Dispatch would not keep it.
  private let device = DeviceHost.current
  private let type: NWInterface.InterfaceType?
  private let look: @Sendable () -> [NetworkAddress]

  /// Creates a monitor of all networks.
  public convenience init() { self.init(of: nil, look: NetworkAddress.all) }

  /// Creates a monitor of the networks of a kind.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init(of: requiredInterfaceType, look: NetworkAddress.all)
  }

  init(of type: NWInterface.InterfaceType?, look: @escaping @Sendable () -> [NetworkAddress]) {
    (self.type, self.look) = (type, look)
    box = Box(State(path: NWPath(look(), of: type)))
  }

  deinit { cancel() }

  /// The network connections that requests can use now.
  public var currentPath: NWPath { box.lock.withLock { box.state.path } }

  /// A closure that is called when the monitor starts, and after each change. It is called on the
  /// queue of ``start(queue:)``, for the device for which the monitor was created.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { box.lock.withLock { box.state.handler } }
    set { box.lock.withLock { box.state.handler = newValue } }
  }

  /// Starts monitoring the network.
  ///
  /// - Parameter queue: The queue on which the handler is called.
  public func start(queue: DispatchQueue) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 5, repeating: 5, leeway: .seconds(1))
    timer.setEventHandler { [weak self] in self?.lookAgain(isFirst: false) }
    let isNew = box.lock.withLock {
      guard box.state.timer == nil, !box.state.isCancelled else { return false }
      box.state.timer = timer
      return true
    }
    timer.activate()
    guard isNew else { return timer.cancel() }
    queue.async { [weak self] in self?.lookAgain(isFirst: true) }
  }

  /// Ends monitoring. The monitor cannot be started again.
  public func cancel() {
    box.lock.withLock {
      box.state.timer?.cancel()
      (box.state.timer, box.state.handler, box.state.isCancelled) = (nil, nil, true)
    }
  }

  func lookAgain(isFirst: Bool) {
    let path = NWPath(look(), of: type)
    let handler = box.lock.withLock {
      let isChanged = isFirst || path != box.state.path
      box.state.path = path
      return isChanged ? box.state.handler : nil
    }
    DeviceHost.$current.withValue(device) { handler?(path) }
  }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// An iterator over the changes, which begins with the present state.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let monitor: NWPathMonitor
    private var iterator: AsyncStream<NWPath>.Iterator

    init(_ monitor: NWPathMonitor) {
      self.monitor = monitor
      let (stream, continuation) = AsyncStream.makeStream(of: NWPath.self)
      monitor.pathUpdateHandler = { continuation.yield($0) }
      monitor.start(queue: .global())
      iterator = stream.makeAsyncIterator()
    }

    public mutating func next() async -> NWPath? { await iterator.next() }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}
