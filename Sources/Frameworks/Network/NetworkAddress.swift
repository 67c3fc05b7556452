import Foundation
import Glibc

/// An IP address that this machine has in one of its networks, described by its interface.
struct NetworkAddress: Hashable, Sendable {
  var interface: NWInterface
  var isIPv6: Bool
  /// A Boolean value that indicates whether the address is valid only within its network.
  var isLinkLocal = false

  /// Returns the IP addresses of this machine in all networks that are up.
  @Sendable static func all() -> [NetworkAddress] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [NetworkAddress] = [], next = first
    while let entry = next?.pointee {
      if let address = NetworkAddress(entry) { found.append(address) }
      next = entry.ifa_next
    }
    return found
  }

  init(interface: NWInterface, isIPv6: Bool, isLinkLocal: Bool = false) {
    (self.interface, self.isIPv6, self.isLinkLocal) = (interface, isIPv6, isLinkLocal)
  }

  private init?(_ entry: ifaddrs) {
    let isUp =
      entry.ifa_flags & UInt32(IFF_UP) != 0
      && entry.ifa_flags & UInt32(IFF_RUNNING) != 0
    guard isUp, let address = entry.ifa_addr else { return nil }
    switch Int32(address.pointee.sa_family) {
    case AF_INET: isIPv6 = false
    case AF_INET6:
      isIPv6 = true
      isLinkLocal = address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
        withUnsafeBytes(of: $0.pointee.sin6_addr) { $0[0] == 0xFE && $0[1] & 0xC0 == 0x80 }
      }
    default: return nil
    }
    let name = String(cString: entry.ifa_name)
    interface = NWInterface(
      name: name,
      type: Self.type(name, isLoopback: entry.ifa_flags & UInt32(IFF_LOOPBACK) != 0),
      index: Int(if_nametoindex(name)))
  }

  private static func type(_ name: String, isLoopback: Bool) -> NWInterface.InterfaceType {
    if isLoopback { return .loopback }
    let facts = "/sys/class/net/\(name)"
    if FileManager.default.fileExists(atPath: "\(facts)/wireless") { return .wifi }
    if name.hasPrefix("ww") { return .cellular }
    // ARPHRD_ETHER
    let kind = try? String(contentsOfFile: "\(facts)/type", encoding: .utf8)
    return kind?.trimmingCharacters(in: .whitespacesAndNewlines) == "1" ? .wiredEthernet : .other
  }
}

extension NWPath {
  /// - Parameter type: The only kind of network to take into account; `nil` for all.
  init(_ addresses: [NetworkAddress], of type: NWInterface.InterfaceType?) {
    let counted = addresses.filter {
      let kind = $0.interface.type
      return !$0.isLinkLocal && (type.map { $0 == kind } ?? (kind != .loopback))
    }
    var interfaces: [NWInterface] = []
    for address in counted where !interfaces.contains(address.interface) {
      interfaces.append(address.interface)
    }
    self.init(
      status: interfaces.isEmpty ? .unsatisfied : .satisfied, availableInterfaces: interfaces,
      supportsIPv4: counted.contains { !$0.isIPv6 }, supportsIPv6: counted.contains { $0.isIPv6 })
  }
}
