import Foundation
public import Testing

extension Trait where Self == ConditionTrait {
  /// A trait that leaves a test out of `make test-quick`. It is for tests that repeat what shorter
  /// tests check, often enough to find rare faults (a thousand races, every rule of every preset),
  /// and for those that wait for a compiler, a database or the clock.
  ///
  ///     @Test(.thorough) func `of eight who tap at once, one wins, a thousand times`() { … }
  ///
  /// `make test-quick` sets the environment variable `STRATA_QUICK`; all other runs include the test.
  public static var thorough: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["STRATA_QUICK"] == nil,
      "this test takes long, so 'make test-quick' leaves it out")
  }
}
