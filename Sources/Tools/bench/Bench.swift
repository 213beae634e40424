import ArgumentParser
import Files
import Foundation
import GoldenCommands
import Pictures
import Styles

/// Measures the cost of a picture: three scenes step by step, a long list, both flavors of the chat, and a
/// documentation with many pictures.
@main
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measure layout, drawing and encoding of the three scenes, warm and cold.",
        subcommands: [Table.self, Warm.self, LongList.self, Flavors.self, Project.self, KitTimes.self, Memory.self],
        defaultSubcommand: Table.self)

    static func main() {
        ProgramStart.prepare()
        main(nil)
    }
}

/// Prints the costs of each scene, of a long list, and of both flavors.
struct Table: ParsableCommand {
    @Option(name: .shortAndLong, help: "The number of rounds, of which the median counts.")
    var rounds = 15

    @Option(help: "The folder with the scenes.")
    var scenes = "Bench"

    @Option(help: "The program for cold starts (default: the one next to this program).")
    var program: String?

    func run() throws {
        let program = program ?? Self.programBesideThis
        for scene in Scene.all {
            let prepared = try PreparedScene(scene, folder: scenes)
            let report = try SceneReport(prepared, rounds: rounds, program: program)
            print(report)
        }
        print(LongListReport(rounds: rounds))
        print(try FlavorReport(rounds: rounds))
        print(StateReport(rounds: rounds))
        print(try ProjectReport())
        if FileManager.default.fileExists(atPath: Self.kitBesideThis) {
            print(try KitReport(rounds: rounds, program: program, package: Self.package))
        } else {
            print("The kit isn't measured: run make kit first")
        }
    }

    fileprivate static let package = "Examples/Badges"

    private static var kitBesideThis: String {
        URL(fileURLWithPath: programBesideThis).deletingLastPathComponent().appendingPathComponent("kit").path
    }

    fileprivate static var programBesideThis: String {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("messageshot").path
    }
}

/// Compares the cost of a long list with that of a short one.
struct LongList: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare screens of a long list with those of a short one.")

    @Option(name: .shortAndLong, help: "The number of rounds, of which the median counts.")
    var rounds = 15

    func run() { print(LongListReport(rounds: rounds)) }
}

/// Compares the costs of the SwiftUI and UIKit flavors.
struct Flavors: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare rows, lists and screens of the SwiftUI and UIKit flavors.")

    @Option(name: .shortAndLong, help: "The number of rounds, of which the median counts.")
    var rounds = 15

    func run() throws { print(try FlavorReport(rounds: rounds)) }
}

/// Prints the cost of a documentation with many pictures.
struct Project: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measure a project of 200 pictures: all of them, one after a change, and none.")

    func run() throws { print(try ProjectReport()) }
}

/// Prints the memory that each drawn picture leaves behind in a process.
struct Memory: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw pictures repeatedly, and measure the growth of the process.")

    @Option(name: .shortAndLong, help: "The number of pictures to count.")
    var rounds = 10_000

    @Option(help: "Only this case: bubble, messages, channel, list or pages.")
    var only: String?

    @Option(help: "Only this flavor: uikit or swiftui.")
    var flavor: String?

    @Flag(help: "Skip drawing.")
    var layout = false

    func run() throws {
        print("G  bytes left behind by a picture, \(rounds) of each, at most \(Int(MemoryReport.limit))")
        for drawing in MemoryReport.Case.allCases where only == nil || drawing.rawValue == only {
            for look in Styles.Flavor.allCases where flavor == nil || look.rawValue == flavor {
                let growth = try MemoryReport(drawing: drawing, flavor: look)
                    .growth(rounds: rounds, isDrawn: !layout)
                print("   \(drawing.rawValue) \(look.rawValue) \(Int(growth.rounded()))")
            }
        }
    }
}

/// Draws one scene many times in one process, for comparisons with other programs.
struct Warm: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draw a scene N times and print the milliseconds as JSON.")

    @Argument(help: "A, B or C.")
    var scene: String

    @Option(name: .shortAndLong)
    var out: String

    @Option(name: .shortAndLong)
    var n = 20

    @Option(help: "The folder with the scenes.")
    var scenes = "Bench"

    func run() throws {
        guard let scene = Scene.all.first(where: { $0.name == scene }) else {
            throw ValidationError("unknown scene \(scene); expected A, B or C")
        }
        let prepared = try PreparedScene(scene, folder: scenes)
        var times: [Double] = []
        for _ in 0..<n {
            let start = Stopwatch()
            let data = try prepared.png()
            try data.write(to: URL(fileURLWithPath: out))
            times.append(start.milliseconds)
        }
        let list = times.map { String(format: "%.3f", $0) }.joined(separator: ",")
        print("{\"ms\":[\(list)]}")
    }
}

/// Prints the costs of compiling against the kit.
struct KitTimes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kit", abstract: "Measure a bare file to its picture, and a small package to its goldens.")

    @Option(name: .shortAndLong, help: "The number of rounds, of which the median counts.")
    var rounds = 15

    func run() throws {
        print(try KitReport(rounds: rounds, program: Table.programBesideThis, package: Table.package))
    }
}
