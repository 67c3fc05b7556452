public import Foundation

/// An object that looks for services in the local network by Bonjour.
///
/// Partial: an app on a server has no local network with the devices of its users. So each search
/// ends with an error, which the delegate receives before the method returns.
// @unchecked: as Apple's, a browser is used by one owner.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
  /// The object that is notified of errors.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// A Boolean value that indicates whether devices nearby are searched, too.
  ///
  /// Accepted: it has no effect, as nothing is searched.
  open var includesPeerToPeer = false

  /// Creates an object that looks for services.
  public override init() { super.init() }

  /// Notifies the delegate that nothing is searched.
  open func searchForBrowsableDomains() { fail() }
  /// Notifies the delegate that nothing is searched.
  open func searchForRegistrationDomains() { fail() }

  /// Notifies the delegate that nothing is searched.
  ///
  /// - Parameters:
  ///   - type: The type of the services, such as `_http._tcp.`.
  ///   - domainString: The domain; an empty string for the default one.
  open func searchForServices(ofType type: String, inDomain domainString: String) { fail() }

  /// Notifies the delegate that the search has ended.
  open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }

  private func fail() {
    delegate?.netServiceBrowserWillSearch(self)
    delegate?.netServiceBrowser(self, didNotSearch: NetService.failure)
  }
}

/// Receives what a search for services finds. Every method has a default implementation.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
  /// Called before a search.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// Called after a search has ended.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// Called if nothing is searched.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// Called when a domain is found.
  ///
  /// Accepted: it is never called, as nothing is searched.
  ///
  /// - Parameters:
  ///   - browser: The object that searches.
  ///   - domainString: The domain.
  ///   - moreComing: `true` if more domains were found at the same time.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// Called when a service is found.
  ///
  /// Accepted: it is never called, as nothing is searched.
  ///
  /// - Parameters:
  ///   - browser: The object that searches.
  ///   - service: The service.
  ///   - moreComing: `true` if more services were found at the same time.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// Called when a domain has disappeared.
  ///
  /// Accepted: it is never called, as nothing is searched.
  ///
  /// - Parameters:
  ///   - browser: The object that searches.
  ///   - domainString: The domain.
  ///   - moreComing: `true` if more domains have disappeared at the same time.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  /// Called when a service has disappeared.
  ///
  /// Accepted: it is never called, as nothing is searched.
  ///
  /// - Parameters:
  ///   - browser: The object that searches.
  ///   - service: The service.
  ///   - moreComing: `true` if more services have disappeared at the same time.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {}
}
