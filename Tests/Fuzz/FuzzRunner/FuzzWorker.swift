internal import Foundation
internal import FuzzTargets

/// Runs the inputs of one target one after another.
struct FuzzWorker {
    private let options: FuzzOptions
    private let target: FuzzTarget
    private let progress: Progress?

    /// The exit code of a worker that has reached its memory limit; another worker continues.
    static let isFull: Int32 = 75

    /// The memory in kilobytes at which a worker exits, and the maximum that one input may add.
    private static let mostKilobytes = (all: 1_500_000, input: 600_000)

    init(_ options: FuzzOptions, progress path: String) {
        self.options = options
        target = options.targets[0]
        progress = Progress(path: path)
    }

    func run() -> Int32 {
        guard let progress else { return 3 }
        CrashHandler.install()
        let values = progress.values
        let seeds = InputFolder(options.folder, target.name).seeds
        let collection = FindingCollection(options, target.name)
        var memory = Self.peakKilobytes
        for index in options.first..<options.runs {
            values.pointee.index = index
            let input = target.input(seed: options.seed, index: index, seeds: seeds)
            let start = Self.processorTime
            var outcome = target.run(input)
            let time = Self.processorTime - start
            if outcome.isAccepted { values.pointee.accepted += 1 }
            if time > values.pointee.slowest { (values.pointee.slowest, values.pointee.slowestIndex) = (time, index) }
            if Double(time) / 1e9 > target.seconds {
                values.pointee.slow += 1
                outcome.violations.append("an input takes more than \(target.seconds) seconds")
            }
            let peak = Self.peakKilobytes
            outcome.expect(peak - memory < Self.mostKilobytes.input, "an input takes more than 600 MB")
            memory = peak
            if !outcome.findings.isEmpty {
                values.pointee.findings += 1
                collection.add(outcome.findings, input, index: index)
            }
            if index % 64 == 0 {
                values.pointee.kilobytes = Self.kilobytes
                if values.pointee.kilobytes > Self.mostKilobytes.all {
                    values.pointee.index = index + 1
                    return Self.isFull
                }
            }
        }
        values.pointee.index = options.runs
        values.pointee.kilobytes = Self.kilobytes
        return 0
    }

    /// The processor time of all threads, in nanoseconds.
    private static var processorTime: Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    private static var peakKilobytes: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }

    /// The current memory of the process.
    private static var kilobytes: Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (Int(text.split(separator: " ").dropFirst().first ?? "0") ?? 0) * 4
    }
}
