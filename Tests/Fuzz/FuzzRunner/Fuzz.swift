internal import Foundation
public import FuzzTargets

/// A program that runs fuzz targets on numbered inputs or, if it was built with libFuzzer, on inputs that libFuzzer
/// generates.
public enum Fuzz {
    /// Executes the arguments of the process and exits: with 1 if there are findings, 2 if the arguments are invalid.
    ///
    /// - Parameter growth: The cases that `--growth` measures.
    public static func run(_ targets: [FuzzTarget], growth: [GrowthCase]) -> Never {
        let targets = targets.sorted { $0.name < $1.name }
        #if LIBFUZZER
            if let target = LibFuzzer.target(of: targets) { exit(LibFuzzer.run(target)) }
        #endif
        exit(run(targets, growth, Array(CommandLine.arguments.dropFirst())))
    }

    private static func run(
        _ targets: [FuzzTarget], _ growth: [GrowthCase], _ arguments: [String]
    ) -> Int32 {
        do throws(BadArguments) {
            let options = try FuzzOptions(arguments, targets)
            switch options.mode {
            case .worker(let progress): return FuzzWorker(options, progress: progress).run()
            case .replay(let paths): return Replay.run(try options.target(), paths)
            case .messages: return Replay.printMessages(try options.target(), options)
            case .threads(let count): return ThreadedRuns(options, threads: count).run()
            case .growth(let words): return GrowthCampaign(growth, words: words, seconds: options.seconds).run()
            case .list:
                for target in options.targets { print(target.name) }
                return 0
            case .campaign: return FuzzCampaign(options).run()
            }
        } catch {
            FileHandle.standardError.write(Data("fuzz: \(error.message)\n".utf8))
            return 2
        }
    }
}
