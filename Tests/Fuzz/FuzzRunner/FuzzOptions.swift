internal import FuzzTargets

/// The arguments of the program.
struct FuzzOptions {
    enum Mode {
        /// Runs targets, each in processes of its own.
        case campaign
        /// Runs inputs of one target, and notes its progress in a file that another process looks at.
        case worker(progress: String)
        /// Runs the inputs in files.
        case replay([String])
        /// Prints what is said of each input, to see what keeps inputs from being read.
        case messages
        /// Runs inputs on so many threads at once.
        case threads(Int)
        /// Measures how the cost of things grows with their number: of those whose names have all of some words.
        case growth([String])
        case list
    }

    var mode = Mode.campaign
    /// The targets that were named, or all.
    private(set) var targets: [FuzzTarget]
    var runs = 100_000
    var first = 0
    /// The most seconds for a target, `nil` for no limit; for a number of things, see ``GrowthCampaign``.
    var seconds: Double?
    var seed: UInt64 = 1
    /// The folder with the seeds.
    var folder = "Tests/Fuzz"
    /// The folder for what is found.
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
            default: throw BadArguments(message: "“\(argument)” is no option; see CONTRIBUTING.md")
            }
        }
        if let progress { mode = .worker(progress: progress) }
        if replays { mode = .replay(files) }
        if measuresGrowth { mode = .growth(files) }
        for name in names where !known.contains(where: { $0.name == name }) {
            let all = known.map(\.name).joined(separator: ", ")
            throw BadArguments(message: "“\(name)” is no target; there are \(all)")
        }
        if !names.isEmpty { targets = known.filter { names.contains($0.name) } }
        // Without seeds hardly anything gets past the first check.
        for target in targets where !replays && !measuresGrowth && InputFolder(folder, target.name).seeds.isEmpty {
            throw BadArguments(message: "\(folder)/Seeds/\(target.name) has no seeds; name their folder by --folder")
        }
    }

    /// The only target that was named.
    func target() throws(BadArguments) -> FuzzTarget {
        guard targets.count == 1 else { throw BadArguments(message: "name one target by --target") }
        return targets[0]
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws(BadArguments) -> String {
        guard let value = rest.popFirst() else { throw BadArguments(message: "a value is missing behind \(option)") }
        return value
    }

    private static func seconds(of option: String, _ rest: inout ArraySlice<String>) throws(BadArguments) -> Double {
        let text = try value(of: option, &rest)
        guard let seconds = Double(text), seconds > 0 else {
            throw BadArguments(message: "“\(text)” behind \(option) is no number of seconds")
        }
        return seconds
    }

    private static func number<Number: FixedWidthInteger>(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(BadArguments) -> Number {
        let text = try value(of: option, &rest)
        guard let number = Number(text), number >= 0 else {
            throw BadArguments(message: "“\(text)” behind \(option) is no number of things")
        }
        return number
    }
}

struct BadArguments: Error {
    let message: String
}
