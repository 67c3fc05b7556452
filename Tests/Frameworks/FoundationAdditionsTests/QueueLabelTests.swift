import Foundation
import Testing

struct QueueLabelTests {
  @Test func `the label is that of the queue that the code runs on`() {
    let label = DispatchQueue(label: "trips.reader").sync {
      String(cString: __dispatch_queue_get_label(nil), encoding: .utf8)
    }
    #expect(label == "trips.reader")
  }

  @Test func `downloading a file of iCloud throws an error`() {
    #expect(throws: CocoaError.self) {
      try FileManager.default.startDownloadingUbiquitousItem(at: URL(filePath: "/a"))
    }
  }
}
