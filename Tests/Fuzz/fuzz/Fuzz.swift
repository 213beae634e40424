import ChatFuzzTargets
import Foundation
import FuzzTargets

/// Runs fuzz targets on inputs with numbers; where the program was built for it, on those that libFuzzer makes.
@main
enum Fuzz {
    static let targets = (FuzzTarget.all + FuzzTarget.chat).sorted { $0.name < $1.name }

    static func main() {
        #if LIBFUZZER
            if LibFuzzer.target != nil { exit(LibFuzzer.run()) }
        #endif
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// - Returns: The exit code: 1 if something was found, 2 for wrong arguments.
    private static func run(_ arguments: [String]) -> Int32 {
        do throws(BadArguments) {
            let options = try FuzzOptions(arguments)
            switch options.mode {
            case .worker(let progress): return FuzzWorker(options, progress: progress).run()
            case .replay(let paths): return Replay.run(try options.target(), paths)
            case .messages: return Replay.printMessages(try options.target(), options)
            case .threads(let count): return ThreadedRuns(options, threads: count).run()
            case .list:
                for target in targets { print(target.name) }
                return 0
            case .campaign: return FuzzCampaign(options).run()
            }
        } catch {
            FileHandle.standardError.write(Data("fuzz: \(error.message)\n".utf8))
            return 2
        }
    }
}
