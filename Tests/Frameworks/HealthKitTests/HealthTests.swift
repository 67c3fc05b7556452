import Foundation
import HealthKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct HealthTests {
  private let steps = HKQuantityType(.stepCount)

  @Test func `HealthKit reports that no health data is available`() async {
    let store = HKHealthStore()
    #expect(!HKHealthStore.isHealthDataAvailable())
    #expect(store.authorizationStatus(for: steps) == .sharingDenied)
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await store.requestAuthorization(toShare: [], read: [steps])
    }
  }

  @Test func `a HealthKit query calls its handler with an error`() async {
    let store = HKHealthStore()
    let samples = await withCheckedContinuation { done in
      store.execute(
        HKSampleQuery(
          sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil
        ) { _, samples, error in done.resume(returning: samples == nil ? error as? HKError : nil) })
    }
    let sum = await withCheckedContinuation { done in
      store.execute(
        HKStatisticsQuery(
          quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum
        ) { _, sum, error in done.resume(returning: sum == nil ? error as? HKError : nil) })
    }
    #expect(samples?.code == .errorHealthDataUnavailable && sum?.code == samples?.code)
  }

  @Test func `a health quantity is converted to compatible units`() {
    let way = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1.609344)
    #expect(abs(way.doubleValue(for: .mile()) - 1) < 1e-9)
    #expect(!way.is(compatibleWith: .second()) && way.doubleValue(for: .second()).isNaN)
    let pulse = HKUnit.count().unitDivided(by: .minute())
    let second = HKUnit.count().unitDivided(by: .second())
    #expect(abs(HKQuantity(unit: pulse, doubleValue: 90).doubleValue(for: second) - 1.5) < 1e-9)
    let warm = HKQuantity(unit: .degreeCelsius(), doubleValue: 37)
    #expect(abs(warm.doubleValue(for: .degreeFahrenheit()) - 98.6) < 1e-9)
    #expect(HKQuantityType.quantityType(forIdentifier: .stepCount) == steps)
  }

  @Test
  func `predicateForSamples matches overlapping samples, or with strictStartDate by their start`() {
    let start = Date(timeIntervalSince1970: 1000)
    func sample(_ from: Double, _ to: Double) -> HKQuantitySample {
      HKQuantitySample(
        type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 5),
        start: start + from, end: start + to)
    }
    let loose = HKQuery.predicateForSamples(withStart: start, end: start + 60)
    let strict = HKQuery.predicateForSamples(
      withStart: start, end: start + 60, options: .strictStartDate)
    #expect(loose.evaluate(with: sample(-10, 10)) && !strict.evaluate(with: sample(-10, 10)))
    #expect(strict.evaluate(with: sample(0, 10)) && !loose.evaluate(with: sample(70, 80)))
  }
}
