internal import Foundation
internal import FuzzTargets

/// Measures how the cost of constructs grows with their number, and prints a table.
///
/// Costs are the processor time of the process. A cost that seems to grow too fast is measured again, as the minimum of
/// several runs, since other load on the machine only ever adds time.
struct GrowthCampaign {
    private let cases: [GrowthCase]

    /// The number of repetitions no longer increases once a run has taken this many seconds.
    private let sufficientSeconds: Double

    /// - Parameters:
    ///   -   - words: The words that the names of the measured cases contain.
    ///   -   - seconds: The number of repetitions no longer increases once a run has taken this many seconds; `nil` for
    ///     0.8.
    init(_ cases: [GrowthCase], words: [String], seconds: Double?) {
        self.cases = cases.filter { each in words.allSatisfy(each.name.contains) }
        sufficientSeconds = seconds ?? 0.8
    }

    /// The exponent above which a case fails, and the maximum number of repetitions.
    private static let (maximumExponent, maximumCount) = (1.2, 65_536)

    /// The minimum cost in seconds that counts. Cheaper constructs can't become expensive within the limits of inputs.
    private var minimumSeconds: Double { sufficientSeconds / 8 }

    /// - Returns: 1 if a cost grows too fast, 2 if there is nothing to measure.
    func run() -> Int32 {
        guard !cases.isEmpty else {
            FileHandle.standardError.write(Data("fuzz: no case name contains all of these words\n".utf8))
            return 2
        }
        let failures = Failures()
        // The main thread serves the main queue, on which views are laid out.
        Thread.detachNewThread {
            FileHandle.standardOutput.write(
                Data("| construct | number | seconds | exponent | |\n|---|---|---|---|---|\n".utf8))
            for each in cases {
                var growth = measure(each, runs: 1)
                if isTooFast(growth) { growth = growth.slowerGrowing(measure(each, runs: 3)) }
                if isTooFast(growth) { failures.count += 1 }
                FileHandle.standardOutput.write(Data("\(line(each, growth))\n".utf8))
            }
            exit(failures.count == 0 ? 0 : 1)
        }
        dispatchMain()
    }

    private final class Failures: @unchecked Sendable { var count = 0 }

    private func isTooFast(_ growth: Growth) -> Bool {
        growth.seconds >= minimumSeconds && growth.exponent > Self.maximumExponent
    }

    private func line(_ each: GrowthCase, _ growth: Growth) -> String {
        let exponent = growth.seconds < minimumSeconds ? "–" : String(format: "%.2f", growth.exponent)
        let note = isTooFast(growth) ? "**too fast**" : growth.isAccepted ? "" : "refused"
        return "| \(each.name) | \(growth.count) | \(String(format: "%.3f", growth.seconds)) | \(exponent) | \(note) |"
    }

    /// Doubles the number until the cost is high enough, or quadruples it while the cost is low.
    private func measure(_ each: GrowthCase, runs: Int) -> Growth {
        // One-time initialization doesn't count.
        var growth = Growth(base: cost(each, 1, runs: 3).seconds)
        // Some constructs have low limits.
        var count = cost(each, 256, runs: 1).isAccepted ? 256 : 16
        while count <= Self.maximumCount {
            let (seconds, isAccepted) = cost(each, count, runs: runs)
            // Above a limit there is only an error, which costs little.
            guard isAccepted || !growth.isAccepted else { break }
            growth.add(count, seconds, isAccepted: isAccepted)
            guard seconds < sufficientSeconds else { break }
            count *= seconds < minimumSeconds / 4 ? 4 : 2
        }
        return growth
    }

    private func cost(_ each: GrowthCase, _ count: Int, runs: Int) -> (seconds: Double, isAccepted: Bool) {
        let input = each.input(count)
        var least = Double.infinity
        var isAccepted = false
        for _ in 0..<runs {
            let start = processorTime()
            isAccepted = each.run(input)
            let seconds = Double(processorTime() - start) / 1e9
            least = min(least, seconds)
            if seconds > sufficientSeconds { break }
        }
        return (least, isAccepted)
    }

    /// The processor time of the process in nanoseconds.
    private func processorTime() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
