import Testing

@testable import Charts

@MainActor @Suite struct BinTests {
  @Test func `number bins of a range have equal sizes, and the last bin contains the range's end`()
  {
    let bins = NumberBins(range: 0.0...10, count: 4)
    #expect(bins.thresholds == [0, 2.5, 5, 7.5, 10])
    #expect([0, 2.4, 2.5, 10, -3, 99].map { bins.index(for: $0) } == [0, 0, 1, 3, 0, 3])
    #expect(bins.count == 4)
    #expect(bins[3].contains(10))
    #expect(!bins[0].contains(2.5))
  }

  @Test func `the thresholds of bins for given data are round numbers`() {
    #expect(NumberBins(data: [1.2, 8.9], desiredCount: 4).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(data: [-3, 17], desiredCount: 4).thresholds == [-5, 0, 5, 10, 15, 20])
    #expect(NumberBins(data: [Double](), desiredCount: 2).count >= 1)
    #expect(NumberBins(data: [4, 4]).count == 1)
  }

  @Test func `bins of integers end at the limits of their type instead of overflowing`() {
    let bins = NumberBins(data: [UInt8(0), 255])
    #expect(bins.thresholds == [0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 255])
    #expect(bins[bins.index(for: 255)].contains(255))
    #expect(NumberBins(data: [UInt8(255)]).thresholds == [255, 255])
    #expect(NumberBins(data: [Int8(-128), 127], desiredCount: 1).thresholds == [-128, 0, 127])
    #expect(NumberBins(range: UInt8(254)...255, count: 3).thresholds == [254, 255, 255, 255])
    #expect(NumberBins(range: Int8(-128)...127, count: 2).thresholds == [-128, -1, 127])
    #expect(NumberBins(data: [Int.min, .max]).thresholds.last == .max)
    #expect(NumberBins(data: [-15, -5], desiredCount: 2).thresholds == [-15, -10, -5, 0])
  }

  @Test func `a bin size that is too small for the range gives a single bin`() {
    #expect(NumberBins(size: 1e-10, range: 1e300...1e301).count == 1)
  }

  @Test func `a bar mark for a bin spans the bin's range`() {
    let bins = NumberBins(range: 0.0...10, count: 4)
    let mark = BarMark(x: .value("X", bins[1]), y: .value("Y", 3))
    let model = PlotModel(mark._marks, calendar: .init(identifier: .gregorian))
    #expect(model.items[0].x == .interval(2.5, 5, isDate: false))
  }
}
