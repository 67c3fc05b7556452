// This file imports Foundation and no module of this project: the declarations of
// FoundationAdditions must be visible all the same. That the functions compile is the test.
import Foundation
import Testing

struct ImportFoundationOnlyTests {
  @Test func `importing Foundation alone provides URLSession`() {
    let request = URLRequest(url: URL(filePath: "/"))
    #expect(URLSession.shared.configuration.timeoutIntervalForRequest > 0)
    #expect(request.httpMethod == "GET")
  }

  @Test func `importing Foundation alone provides localized strings`() {
    let value: String.LocalizationValue = "a \(1)"
    let resource = LocalizedStringResource(value)
    #expect(String(localized: resource) == String(localized: value))
    #expect(PreferredLanguages.locale.identifier == "en")
  }

  @Test func `importing Foundation alone provides relative dates`() {
    #expect(RelativeDateTimeFormatter().string(for: Date()) != nil)
  }

  @Test func `importing only Foundation provides the process's properties that apps read`() {
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    let activity = ProcessInfo.processInfo.beginActivity(options: .userInitiated, reason: "test")
    ProcessInfo.processInfo.endActivity(activity)
    #expect(autoreleasepool { 1 } == 1)
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date.now.timeIntervalSinceReferenceDate) < 60)
  }

  @Test func `importing Foundation alone provides the user's folders`() {
    let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    #expect(folders.first == .documentsDirectory)
    #expect(URL.cachesDirectory != URL.applicationSupportDirectory)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
  }
}
