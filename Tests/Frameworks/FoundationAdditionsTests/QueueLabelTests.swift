import Foundation
import Testing

struct QueueLabelTests {
  @Test func `dispatch_queue_get_label with nil returns the label of the current queue`() {
    let label = DispatchQueue(label: "trips.reader").sync {
      String(cString: __dispatch_queue_get_label(nil), encoding: .utf8)
    }
    #expect(label == "trips.reader")
  }

  @Test func `startDownloadingUbiquitousItem throws a CocoaError`() {
    #expect(throws: CocoaError.self) {
      try FileManager.default.startDownloadingUbiquitousItem(at: URL(filePath: "/a"))
    }
  }
}
