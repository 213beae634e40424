internal import Foundation
internal import FuzzTargets

/// Measures how the cost of things grows with their number, and prints a table.
///
/// Processor time of the process, the least of several runs, since what else the machine does makes it only longer. What
/// seems to grow too fast is measured once more before it counts.
struct GrowthCampaign {
    private let cases: [GrowthCase]

    /// - Parameter words: A case is measured if its name has all of them.
    init(_ cases: [GrowthCase], words: [String]) {
        self.cases = cases.filter { each in words.allSatisfy(each.name.contains) }
    }

    /// The exponent from which on a thing fails, and the seconds that its cost has at the least: what stays below them costs
    /// nothing at the limits of inputs.
    private static let (mostExponent, leastSeconds) = (1.2, 0.1)

    /// The seconds after which no larger number is tried, and the greatest number.
    private static let (enoughSeconds, mostThings) = (0.8, 65_536)

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
                var growth = measure(each)
                if isTooFast(growth) { growth = growth.milder(measure(each)) }
                if isTooFast(growth) { failures.count += 1 }
                FileHandle.standardOutput.write(Data("\(line(each, growth))\n".utf8))
            }
            exit(failures.count == 0 ? 0 : 1)
        }
        dispatchMain()
    }

    private final class Failures: @unchecked Sendable { var count = 0 }

    private func isTooFast(_ growth: Growth) -> Bool {
        growth.seconds >= Self.leastSeconds && growth.exponent > Self.mostExponent
    }

    private func line(_ each: GrowthCase, _ growth: Growth) -> String {
        let exponent = growth.seconds < Self.leastSeconds ? "–" : String(format: "%.2f", growth.exponent)
        let note = isTooFast(growth) ? "**too fast**" : growth.isAccepted ? "" : "refused"
        return "| \(each.name) | \(growth.count) | \(String(format: "%.3f", growth.seconds)) | \(exponent) | \(note) |"
    }

    /// Doubles the number until it costs enough.
    private func measure(_ each: GrowthCase) -> Growth {
        // What is made once for all inputs doesn't count.
        var growth = Growth(base: cost(each, 1).seconds)
        var count = 256
        while count <= Self.mostThings {
            let (seconds, isAccepted) = cost(each, count)
            // Beyond a limit there is a line, which costs little.
            guard isAccepted || !growth.isAccepted else { break }
            growth.add(count, seconds, isAccepted: isAccepted)
            guard seconds < Self.enoughSeconds else { break }
            count *= 2
        }
        return growth
    }

    private func cost(_ each: GrowthCase, _ count: Int) -> (seconds: Double, isAccepted: Bool) {
        let input = each.input(count)
        var least = Double.infinity
        var isAccepted = false
        for _ in 0..<3 {
            let start = processorTime()
            isAccepted = each.run(input)
            let seconds = Double(processorTime() - start) / 1e9
            least = min(least, seconds)
            if seconds > Self.enoughSeconds { break }
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
