internal import Foundation
internal import FuzzTargets

/// Measures how the cost of things grows with their number, and prints a table.
///
/// Processor time of the process. What seems to grow too fast is measured once more before it counts: by the least of
/// several runs, since what else the machine does makes it only longer.
struct GrowthCampaign {
    private let cases: [GrowthCase]

    /// The seconds after which no larger number is tried.
    private let enoughSeconds: Double

    /// - Parameters:
    ///   - words: A case is measured if its name has all of them.
    ///   - seconds: The seconds after which no larger number is tried; `nil` for 0.8.
    init(_ cases: [GrowthCase], words: [String], seconds: Double?) {
        self.cases = cases.filter { each in words.allSatisfy(each.name.contains) }
        enoughSeconds = seconds ?? 0.8
    }

    /// The exponent from which on a thing fails, and the greatest number.
    private static let (mostExponent, mostThings) = (1.2, 65_536)

    /// The seconds that a cost has at the least to count: what stays below them costs nothing at the limits of inputs.
    private var leastSeconds: Double { enoughSeconds / 8 }

    /// - Returns: 1 if something grows too fast, 2 if there is nothing to measure.
    func run() -> Int32 {
        guard !cases.isEmpty else {
            FileHandle.standardError.write(Data("fuzz: nothing has a name with these words\n".utf8))
            return 2
        }
        let failures = Failures()
        // The main thread serves the main queue, on which views are laid out.
        Thread.detachNewThread {
            FileHandle.standardOutput.write(
                Data("| what | number | seconds | exponent | |\n|---|---|---|---|---|\n".utf8))
            for each in cases {
                var growth = measure(each, runs: 1)
                if isTooFast(growth) { growth = growth.milder(measure(each, runs: 3)) }
                if isTooFast(growth) { failures.count += 1 }
                FileHandle.standardOutput.write(Data("\(line(each, growth))\n".utf8))
            }
            exit(failures.count == 0 ? 0 : 1)
        }
        dispatchMain()
    }

    private final class Failures: @unchecked Sendable { var count = 0 }

    private func isTooFast(_ growth: Growth) -> Bool {
        growth.seconds >= leastSeconds && growth.exponent > Self.mostExponent
    }

    private func line(_ each: GrowthCase, _ growth: Growth) -> String {
        let exponent = growth.seconds < leastSeconds ? "–" : String(format: "%.2f", growth.exponent)
        let note = isTooFast(growth) ? "**too fast**" : growth.isAccepted ? "" : "refused"
        return "| \(each.name) | \(growth.count) | \(String(format: "%.3f", growth.seconds)) | \(exponent) | \(note) |"
    }

    /// Doubles the number until it costs enough, or takes it four times as long as that costs little.
    private func measure(_ each: GrowthCase, runs: Int) -> Growth {
        // What is made once for all inputs doesn't count.
        var growth = Growth(base: cost(each, 1, runs: 3).seconds)
        // Some things have low limits.
        var count = cost(each, 256, runs: 1).isAccepted ? 256 : 16
        while count <= Self.mostThings {
            let (seconds, isAccepted) = cost(each, count, runs: runs)
            // Beyond a limit there is a line, which costs little.
            guard isAccepted || !growth.isAccepted else { break }
            growth.add(count, seconds, isAccepted: isAccepted)
            guard seconds < enoughSeconds else { break }
            count *= seconds < leastSeconds / 4 ? 4 : 2
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
            if seconds > enoughSeconds { break }
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
