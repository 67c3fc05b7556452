import Foundation
import Testing

@Suite struct NetServiceTests {
  final class Listener: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
    var heard: [String] = []

    private func hear(_ what: String, _ error: [String: NSNumber]) {
      heard.append("\(what) \(error[NetService.errorCode]?.intValue ?? 0)")
    }

    func netServiceWillPublish(_ sender: NetService) { heard.append("will \(sender.port)") }
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {
      hear("publish", errorDict)
    }
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {
      hear("resolve", errorDict)
    }
    func netServiceDidStop(_ sender: NetService) { heard.append("stop") }
    func netServiceBrowser(
      _ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]
    ) { hear("search", errorDict) }
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) { heard.append("stopped") }
  }

  @Test func `publishing and resolving a NetService call the delegate with an error`() {
    let listener = Listener()
    let service = NetService(domain: "", type: "_http._tcp.", name: "Desk", port: 80)
    service.publish()
    service.delegate = listener
    service.publish()
    service.resolve(withTimeout: 1)
    service.stop()
    #expect(listener.heard == ["will 80", "publish -72008", "resolve -72008", "stop"])
    #expect(service.addresses == nil && service.hostName == nil)
    #expect(NetService(domain: "", type: "_http._tcp.", name: "Desk").port == -1)
  }

  @Test func `a search for net services ends with an error`() {
    let listener = Listener()
    let browser = NetServiceBrowser()
    browser.delegate = listener
    browser.searchForServices(ofType: "_http._tcp.", inDomain: "")
    browser.searchForBrowsableDomains()
    browser.stop()
    #expect(listener.heard == ["search -72008", "search -72008", "stopped"])
  }

  @Test func `a TXT record is decoded as it was encoded, without a value that is too long`() {
    let values = ["path": Data("/a=b".utf8), "empty": Data(), "long": Data(count: 255)]
    let record = NetService.data(fromTXTRecord: values)
    #expect(record == Data("\u{6}empty=\u{9}path=/a=b".utf8))
    #expect(
      NetService.dictionary(fromTXTRecord: record) == [
        "path": Data("/a=b".utf8), "empty": Data(),
      ])
    let service = NetService(domain: "", type: "_http._tcp.", name: "Desk", port: 80)
    #expect(service.txtRecordData() == nil && service.setTXTRecord(record))
    #expect(service.txtRecordData() == record)
  }

  @Test func `the first value of a TXT record's key counts, and a truncated entry is ignored`() {
    let record = Data("\u{3}a=1\u{3}a=2\u{1}b\u{0}\u{2}=x".utf8)
    let broken = record + Data("\u{9}c=3".utf8)
    for data in [record, broken, (Data([0]) + broken).dropFirst()] {
      #expect(NetService.dictionary(fromTXTRecord: data) == ["a": Data("1".utf8), "b": Data()])
    }
  }
}
