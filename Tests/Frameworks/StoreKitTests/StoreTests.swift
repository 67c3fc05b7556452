import SwiftUI
import Testing
import UIKit

@testable import StoreKit
@testable import SwiftUITesting

@MainActor @Suite struct StoreTests {
  @Test func `StoreKit has no products or transactions, and sync throws notAvailableInStorefront`()
    async throws
  {
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    var count = 0
    for await _ in Transaction.currentEntitlements { count += 1 }
    for await _ in Transaction.updates { count += 1 }
    #expect(count == 0)
    #expect(!AppStore.canMakePayments && !SKPaymentQueue.canMakePayments())
    await #expect {
      try await AppStore.sync()
    } throws: { error in
      if case StoreKitError.notAvailableInStorefront = error { true } else { false }
    }
  }

  private final class Buyer: NSObject, SKProductsRequestDelegate {
    var invalid: [String] = []
    func productsRequest(
      _ request: SKProductsRequest, didReceive response: SKProductsResponse
    ) { invalid = response.invalidProductIdentifiers }
  }

  @Test func `SKProductsRequest reports all its identifiers as invalid`() {
    let (request, buyer) = (SKProductsRequest(productIdentifiers: ["b", "a"]), Buyer())
    request.delegate = buyer
    request.start()
    #expect(buyer.invalid == ["a", "b"])
  }

  private struct Shop: View {
    @State private var reports: [String] = []
    @State private var isRefunding = false
    @State private var isManaging = true

    var body: some View {
      VStack {
        ForEach(reports, id: \.self) { Text($0) }
        Button("Refund") { isRefunding = true }
        Text(isRefunding || isManaging ? "open" : "closed")
      }
      .storeProductTask(for: "pro") { state in
        if case .unavailable = state, state.product == nil { reports.append("no product") }
      }
      .storeProductsTask(for: ["a", "b"]) { state in
        guard case .success(let found, let missing) = state else { return }
        reports.append("\(found.count) found, \(missing) not")
      }
      .subscriptionStatusTask(for: "group") { state in
        reports.append("\(state.value?.count ?? -1) subscriptions")
      }
      .currentEntitlementTask(for: "pro") { state in
        if case .success(nil) = state { reports.append("not bought") }
      }
      .refundRequestSheet(for: 1, isPresented: $isRefunding) { result in
        if case .failure(.failed) = result { reports.append("not refunded") }
      }
      .manageSubscriptionsSheet(isPresented: $isManaging, subscriptionGroupID: "group")
    }
  }

  @Test func `a view's tasks report that nothing is for sale and nothing was bought`() async throws
  {
    let screen = Screen(Shop())
    let reports = ["no product", "0 found, [\"a\", \"b\"] not", "0 subscriptions", "not bought"]
    await screen.settle { screen in reports.allSatisfy { screen.has($0) } && screen.has("closed") }
    for report in reports { #expect(screen.has(report), "\(report)") }
    try screen.button("Refund").tap()
    await screen.settle { $0.has("not refunded") && $0.has("closed") }
    #expect(screen.has("not refunded") && screen.has("closed"))
  }

  private struct Advert: View {
    let number: String
    @State private var isShown = false
    @State private var manages = false
    @Environment(\.requestReview) private var requestReview

    var body: some View {
      VStack {
        Button("advert") { isShown = true }
        Button("rate") { requestReview() }
        Button("manage") { manages = true }
        Text(manages ? "managing" : "resting")
      }
      .appStoreOverlay(isPresented: $isShown) {
        SKOverlay.AppConfiguration(appIdentifier: number, position: .bottom)
      }
      .manageSubscriptionsSheet(isPresented: $manages)
    }
  }

  @Test func `an App Store banner links to the app's store page until it is closed`() async throws {
    let screen = Screen(Advert(number: "1440611372"))
    #expect(screen.all(.link).isEmpty)
    try screen.button("advert").tap()
    #expect(try screen.link("App Store").url == "https://apps.apple.com/app/id1440611372")
    try screen.button("Done").tap()
    #expect(screen.all(.link).isEmpty)
    try screen.button("rate").tap()
    try screen.button("manage").tap()
    await screen.settle { $0.has("resting") }
    #expect(screen.has("resting"))
  }

  @Test(arguments: ["", "1/../x", "javascript:1", "١"])
  func `an App Store banner has no link if its app identifier is not a number`(number: String)
    throws
  {
    let screen = Screen(Advert(number: number))
    try screen.button("advert").tap()
    #expect(screen.all(.link).isEmpty)
    #expect(try screen.button("Done").label == "Done")
  }
}
