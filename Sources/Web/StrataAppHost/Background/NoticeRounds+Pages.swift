import Foundation
import StrataDeviceServices
import StrataPersistence

/// Showing what was told on the pages that this process holds.
extension NoticeRounds {
  /// Shows each page's device what lies there for it, whichever process told it.
  ///
  /// Its showing is claimed first: another process with a page of the device shows it no more, and
  /// neither does this one after a crash.
  func showAll(at now: Date) async {
    let heard = Dictionary(grouping: windows().filter(\.notices.isHeard), by: \.id)
    let told = (try? await database.entries(kind: PageNotice.kind, of: Set(heard.keys))) ?? []
    for entry in told {
      guard let page = PageNotice(entry.entry) else {
        await drop(entry, at: now)
        continue
      }
      let taking = try? await database.take(entry, event: page.event, at: now)
      guard taking == .taken else { continue }
      for window in heard[entry.device] ?? [] {
        DeviceHost.$current.withValue(window) { window.notices.tell(page.notice) }
      }
    }
  }
}
