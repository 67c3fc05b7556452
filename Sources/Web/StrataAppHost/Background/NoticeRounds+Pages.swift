import Foundation
import StrataDeviceServices
import StrataPersistence

/// Shows delivered notices on the pages that this process holds.
extension NoticeRounds {
  /// Shows each open page the pending notices of its device, whichever process delivered them.
  ///
  /// A notice is claimed before it is shown: neither another process with a page of the device, nor
  /// this one after a crash, shows it again.
  func showAll(at now: Date) async {
    guard NoticeCenter.haveListeners else { return }
    let heard = Dictionary(grouping: windows().filter(\.notices.hasListener), by: \.id)
    let told = (try? await database.entries(kind: PageNotice.kind, of: Set(heard.keys))) ?? []
    for entry in told {
      guard let page = PageNotice(entry.entry) else {
        await drop(entry, at: now)
        continue
      }
      let taking = try? await database.take(entry, event: page.event, at: now)
      guard taking == .taken else { continue }
      for window in heard[entry.device] ?? [] {
        DeviceHost.$current.withValue(window) { window.notices.deliver(page.notice) }
      }
    }
  }
}
