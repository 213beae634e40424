import Foundation
import Raster

/// Scans the common area of two pictures row by row, and counts differences.
///
/// Equal rows are skipped as a whole, so that comparing equal pictures takes only the time of reading them.
struct PixelScan {
    private(set) var statistics = PixelStatistics()

    private let tolerance: PictureTolerance
    private let owners: PixelOwners?
    private let width: Int
    private let height: Int
    private var blobs = BlobCounter()
    private var windows: WindowCounter
    private var counts: [ComponentBlame.Count] = []

    /// The largest and the first difference within the tolerance, reported if no pixel exceeds it.
    private var tolerated = (worst: 0, first: PixelPlace?.none)

    /// The ranges of pixels in the current row that exceed the tolerance.
    private var runs: [Range<Int>] = []

    /// For each differing pixel of the current row, the largest difference in any channel.
    private let differences: RowDifferences

    /// - Parameter size: The size of the common area, from the top-left corner.
    init(_ size: PixelSize, tolerance: PictureTolerance, owners: PixelOwners?) {
        self.tolerance = tolerance
        self.owners = owners
        (width, height) = (size.width, size.height)
        windows = WindowCounter(pixelsWide: width)
        differences = RowDifferences(pixelsWide: width)
        statistics.pixels = size.width * size.height
        if let owners { counts = owners.components.map { _ in ComponentBlame.Count() } }
    }

    /// The components with pixels beyond the tolerance, most pixels first.
    var blame: [ComponentBlame] {
        guard let owners else { return [] }
        return zip(owners.components, counts).filter { $1.pixels > 0 }.map(ComponentBlame.init).sorted {
            $0.pixels == $1.pixels ? $0.component < $1.component : $0.pixels > $1.pixels
        }
    }

    mutating func run(_ expected: Bitmap, _ actual: Bitmap) {
        expected.withPixels { one in
            actual.withPixels { other in
                guard let first = one.baseAddress, let second = other.baseAddress else { return }
                let strides = (expected.pixelsWide, actual.pixelsWide)
                // Antialiased edges are detected only in pictures of the same size.
                let edges =
                    PixelSize(expected) == PixelSize(actual)
                    ? Antialiasing(pixels: one, other: other, width: width, height: height) : nil
                // Moved pixels are detected only in pictures of the same width.
                let moved =
                    owners?.moves != nil && strides.0 == strides.1
                    ? MovedPixels(old: one, new: other, width: width, height: height) : nil
                let most = levels
                for y in 0..<height {
                    let (row, otherRow) = (first + y * strides.0, second + y * strides.1)
                    guard memcmp(row, otherRow, width * 4) != 0 else { continue }
                    if let most { scan(row: y, row, otherRow, most) } else { scan(row: y, row, otherRow, edges, moved) }
                }
            }
        }
        statistics.largestBlob = blobs.largest
        statistics.densestWindow = windows.most
        statistics.densestWindowPlace = windows.place
        guard statistics.over == 0 else { return }
        statistics.worstChannel = tolerated.worst
        statistics.first = tolerated.first
    }

    /// The number of allowed levels per channel, if nothing else has to be known about pixels.
    private var levels: Int? {
        guard !tolerance.forgivesAntialiasing, owners?.hasRules != true else { return nil }
        return switch tolerance.color {
        case .exact: 0
        case .channels(let most): most
        case .perceptual, .deltaE94: nil
        }
    }

    /// The common case, without a call per pixel.
    private mutating func scan(
        row y: Int, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ most: Int
    ) {
        let (width, differences) = (width, differences.pixels)
        var (x, start, worst, differing, over) = (0, -1, 0, 0, 0)
        while x < width {
            let (one, other) = (first[x], second[x])
            var isOver = false
            if one != other {
                let difference = PixelChannels.largestDifference(one, other)
                differing += 1
                if difference > most {
                    isOver = true
                    over += 1
                    differences[x] = UInt8(truncatingIfNeeded: difference)
                    if difference > worst { worst = difference }
                } else {
                    tolerate(x, y, difference)
                }
            }
            if isOver {
                if start < 0 { start = x }
            } else if start >= 0 {
                runs.append(start..<x)
                start = -1
            }
            x += 1
        }
        finish(row: y, from: start, differing: differing, over: over, worst)
    }

    /// Scans a row whose pixels are checked one by one.
    private mutating func scan(
        row y: Int, _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ edges: Antialiasing?,
        _ moved: MovedPixels?
    ) {
        let hasRules = owners?.hasRules ?? false
        var (start, worst, differing, over) = (-1, 0, 0, 0)
        for x in 0..<width {
            let (one, other) = (first[x], second[x])
            var isOver = false
            if one != other {
                let difference = PixelChannels.largestDifference(one, other)
                let color = hasRules ? rule(x, y) : tolerance.color
                isOver = self.isOver(x, y, one, other, difference, color, edges)
                if isOver, let moved, let owners, let color, moved.forgives(x, y, owners.move(x, y), color) {
                    isOver = false
                    statistics.forgiven += 1
                    tolerate(x, y, difference)
                }
                differing += 1
                differences.pixels[x] = UInt8(truncatingIfNeeded: difference)
                if isOver {
                    over += 1
                    worst = max(worst, difference)
                }
            }
            if isOver, start < 0 { start = x }
            if !isOver, start >= 0 {
                runs.append(start..<x)
                start = -1
            }
        }
        finish(row: y, from: start, differing: differing, over: over, worst)
    }

    /// - Parameter start: The beginning of the range that reaches the end of the row; -1 if there is none.
    private mutating func finish(row y: Int, from start: Int, differing: Int, over: Int, _ worst: Int) {
        if start >= 0 { runs.append(start..<width) }
        statistics.differing += differing
        statistics.over += over
        guard let run = runs.first else { return }
        countOver(row: y, from: run.lowerBound, worst)
        runs.removeAll(keepingCapacity: true)
    }

    /// - Returns: `nil` if the component is ignored.
    private func rule(_ x: Int, _ y: Int) -> ColorDifference? {
        switch owners?.rule(x, y) {
        case .ignored: nil
        case .color(let color): color
        default: tolerance.color
        }
    }

    /// - Parameter color: The allowed difference; `nil` if the component is ignored.
    private mutating func isOver(
        _ x: Int, _ y: Int, _ one: UInt32, _ other: UInt32, _ difference: Int, _ color: ColorDifference?,
        _ edges: Antialiasing?
    ) -> Bool {
        guard let color else {
            statistics.ignored += 1
            return false
        }
        if color.tolerates(one, other) {
            tolerate(x, y, difference)
            return false
        }
        guard tolerance.forgivesAntialiasing, edges?.smooths(x, y) == true else { return true }
        statistics.forgiven += 1
        tolerate(x, y, difference)
        return false
    }

    private mutating func tolerate(_ x: Int, _ y: Int, _ difference: Int) {
        if difference > tolerated.worst { tolerated.worst = difference }
        if tolerated.first == nil { tolerated.first = PixelPlace(x: x, y: y) }
    }

    /// Counts the ranges of the current row.
    private mutating func countOver(row y: Int, from x: Int, _ worst: Int) {
        statistics.worstChannel = max(statistics.worstChannel, worst)
        if statistics.first == nil {
            statistics.first = PixelPlace(x: x, y: y)
            statistics.bounds = PixelArea(x: x, y: y, width: 1, height: 1)
        }
        statistics.bounds?.include(PixelPlace(x: x, y: y))
        if let last = runs.last { statistics.bounds?.include(PixelPlace(x: last.upperBound - 1, y: y)) }
        blobs.add(row: y, runs)
        windows.add(row: y, runs)
        guard let owners else { return }
        for run in runs {
            owners.forEachComponent(row: y, in: run) { component, part in
                let isWorse = worst > counts[component].worst
                counts[component].add(row: y, part, worst: isWorse ? differences.largest(in: part) : 0)
            }
        }
    }
}
