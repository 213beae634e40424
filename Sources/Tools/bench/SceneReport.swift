import Foundation

/// The report of a scene, as text.
struct SceneReport: CustomStringConvertible {
    private var lines: [String] = []

    init(_ prepared: PreparedScene, rounds: Int, program: String) throws {
        let first = try prepared.draw()
        let drawings = try (0..<rounds).map { _ in try prepared.draw() }
        func median(_ figure: (PreparedScene.Drawing) -> Double) -> String { Self.text(drawings.map(figure).median) }

        lines.append("\(prepared.scene.name)  \(prepared.scene.title)")
        lines.append(
            "   warm ms    layout \(median(\.layout))  raster \(median(\.raster))  encode \(median(\.encode))  "
                + "all \(median(\.total))   (first time in the process \(Self.text(first.total)), "
                + "reading \(Self.text(prepared.readingMilliseconds)))")
        lines.append("   PNG        \(first.data.count) bytes")
        let checks = try (0..<rounds).map { _ in try prepared.check() }
        let encode = checks.map(\.encode).median
        func compared(_ milliseconds: (PreparedScene.Check) -> Double) -> String {
            let time = checks.map(milliseconds).median
            return Self.text(time) + String(format: " (%.3f × encoding)", time / encode)
        }
        lines.append(
            "   golden ms  encode \(Self.text(encode))  compare equal \(compared(\.equal))  "
                + "all pixels different \(compared(\.different))")
        lines.append(
            "   images/s   one thread \(Self.text(try Self.imagesPerSecond(prepared, threads: 1)))  "
                + "two threads \(Self.text(try Self.imagesPerSecond(prepared, threads: 2)))")
        if let cold = Self.coldMilliseconds(prepared, rounds: rounds, program: program) {
            lines.append("   cold ms    \(Self.text(cold)) for a whole run of the program")
        }
        lines.append("   peak       \(Self.peakMemory) MB so far in this process")
    }

    var description: String { lines.joined(separator: "\n") }

    // MARK: Figures

    /// Draws for about a second on each thread.
    private static func imagesPerSecond(_ prepared: PreparedScene, threads: Int) throws -> Double {
        let counter = Counter()
        let start = Stopwatch()
        let drawing = DispatchGroup()
        for _ in 0..<threads {
            DispatchQueue.global().async(group: drawing) {
                while start.milliseconds < 1000 {
                    guard (try? prepared.png()) != nil else { return }
                    counter.add()
                }
            }
        }
        // The threads lay out on the main queue, which runs here.
        while drawing.wait(timeout: .now()) == .timedOut {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
        }
        return Double(counter.count) / start.milliseconds * 1000
    }

    /// The time of a new process, from start to end.
    private static func coldMilliseconds(
        _ prepared: PreparedScene, rounds: Int, program: String
    ) -> Double? {
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        let out = FileManager.default.temporaryDirectory.appendingPathComponent("messageshot-bench.png").path
        defer { try? FileManager.default.removeItem(atPath: out) }
        let arguments = prepared.scene.arguments(folder: prepared.folder, out: out)
        let times = (0..<rounds).map { _ in
            let start = Stopwatch()
            run(program, arguments)
            return start.milliseconds
        }
        return times.median
    }

    /// Runs a program to its end. Foundation's `Process` polls for the end, which would distort the time.
    private static func run(_ program: String, _ arguments: [String]) {
        var child: pid_t = 0
        var strings: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for string in strings { free(string) } }
        guard posix_spawn(&child, program, nil, nil, &strings, environ) == 0 else { return }
        var status: Int32 = 0
        waitpid(child, &status, 0)
    }

    /// The peak memory of the process, in millions of bytes.
    private static var peakMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
        return (kilobytes ?? 0) * 1024 / 1_000_000
    }

    private static func text(_ number: Double) -> String {
        String(format: number < 10 ? "%.2f" : "%.1f", number)
    }
}

extension [Double] {
    var median: Double {
        let sorted = sorted()
        guard !sorted.isEmpty else { return 0 }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}

/// A thread-safe counter.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var count = 0

    func add() {
        lock.withLock { count += 1 }
    }
}
