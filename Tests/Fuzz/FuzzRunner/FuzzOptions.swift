internal import FuzzTargets

/// The command-line arguments.
struct FuzzOptions {
    enum Mode {
        /// Runs targets, each in its own processes.
        case campaign
        /// Runs inputs of one target, and records the progress in a file that another process reads.
        case worker(progress: String)
        /// Runs the inputs in files.
        case replay([String])
        /// Prints the messages for each input, to see why inputs are rejected.
        case messages
        /// Runs inputs on this many threads at once.
        case threads(Int)
        /// Measures how costs grow with the number of elements, for the cases whose names contain all of these words.
        case growth([String])
        case list
    }

    var mode = Mode.campaign
    /// The targets given by `--target`, or all of them.
    private(set) var targets: [FuzzTarget]
    var runs = 100_000
    var first = 0
    /// The maximum number of seconds per target, `nil` for no limit. For its meaning with `--growth`, see
    /// ``GrowthCampaign``.
    var seconds: Double?
    var seed: UInt64 = 1
    /// The folder with the seeds.
    var folder = "Tests/Fuzz"
    /// The folder for findings.
    var output = "Output/fuzz"

    init(_ arguments: [String], _ known: [FuzzTarget]) throws(BadArguments) {
        targets = known
        var names: [String] = []
        var (rest, files, progress) = (arguments[...], [String](), String?.none)
        var (replays, measuresGrowth) = (false, false)
        while let argument = rest.popFirst() {
            switch argument {
            case "--list": mode = .list
            case "--replay": replays = true
            case "--growth": measuresGrowth = true
            case "--messages": mode = .messages
            case "--threads": mode = .threads(max(try Self.number(of: argument, &rest), 1))
            case "--target": names.append(try Self.value(of: argument, &rest))
            case "--runs": runs = try Self.number(of: argument, &rest)
            case "--first": first = try Self.number(of: argument, &rest)
            case "--seconds": seconds = try Self.seconds(of: argument, &rest)
            case "--seed": seed = try Self.number(of: argument, &rest)
            case "--folder": folder = try Self.value(of: argument, &rest)
            case "--output": output = try Self.value(of: argument, &rest)
            case "--progress": progress = try Self.value(of: argument, &rest)
            case _ where (replays || measuresGrowth) && !argument.hasPrefix("-"): files.append(argument)
            default: throw BadArguments(message: "“\(argument)” is not an option; see CONTRIBUTING.md")
            }
        }
        if let progress { mode = .worker(progress: progress) }
        if replays { mode = .replay(files) }
        if measuresGrowth { mode = .growth(files) }
        for name in names where !known.contains(where: { $0.name == name }) {
            let all = known.map(\.name).joined(separator: ", ")
            throw BadArguments(message: "“\(name)” is not a target; expected one of \(all)")
        }
        if !names.isEmpty { targets = known.filter { names.contains($0.name) } }
        // Without seeds, hardly any input passes the first check.
        for target in targets where !replays && !measuresGrowth && InputFolder(folder, target.name).seeds.isEmpty {
            throw BadArguments(message: "\(folder)/Seeds/\(target.name) has no seeds; set the folder with --folder")
        }
    }

    /// The only target given by `--target`.
    func target() throws(BadArguments) -> FuzzTarget {
        guard targets.count == 1 else {
            throw BadArguments(message: "expected exactly one target; set it with --target")
        }
        return targets[0]
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(BadArguments) -> String {
        guard let value = rest.popFirst() else { throw BadArguments(message: "\(option) requires a value") }
        return value
    }

    private static func seconds(of option: String, _ rest: inout ArraySlice<String>) throws(BadArguments) -> Double {
        let text = try value(of: option, &rest)
        guard let seconds = Double(text), seconds > 0 else {
            throw BadArguments(message: "\(option): expected a positive number of seconds, found “\(text)”")
        }
        return seconds
    }

    private static func number<Number: FixedWidthInteger>(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(BadArguments) -> Number {
        let text = try value(of: option, &rest)
        guard let number = Number(text), number >= 0 else {
            throw BadArguments(message: "\(option): expected a whole number, found “\(text)”")
        }
        return number
    }
}

struct BadArguments: Error {
    let message: String
}
