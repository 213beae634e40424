import ArgumentParser
import Files
import Foundation
import GoldenCommands
import Pictures
import Styles

/// Measures what a picture costs: three scenes, each step by itself, a long list, both flavors of the chat, and a
/// documentation of many pictures.
@main
struct Bench: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measures layout, raster and encoding of the three scenes, warm and cold.",
        subcommands: [Table.self, Warm.self, LongList.self, Flavors.self, Project.self, Memory.self],
        defaultSubcommand: Table.self)

    static func main() {
        ProgramStart.prepare()
        main(nil)
    }
}

/// Prints what each scene costs, what a long list costs, and what the flavors cost beside each other.
struct Table: ParsableCommand {
    @Option(name: .shortAndLong, help: "Rounds for each figure; the median counts.")
    var rounds = 15

    @Option(help: "The folder with the scenes.")
    var scenes = "Bench"

    @Option(help: "The program whose cold start is measured; by default the one beside this.")
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
    }

    private static var programBesideThis: String {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("messageshot").path
    }
}

/// Prints what a long list costs beside a short one.
struct LongList: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Measures screens of a long list beside a short one.")

    @Option(name: .shortAndLong, help: "Rounds for each figure; the median counts.")
    var rounds = 15

    func run() { print(LongListReport(rounds: rounds)) }
}

/// Prints what the SwiftUI flavor costs beside the UIKit flavor.
struct Flavors: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measures rows, lists and screens of the SwiftUI flavor beside those of the UIKit flavor.")

    @Option(name: .shortAndLong, help: "Rounds for each figure; the median counts.")
    var rounds = 15

    func run() throws { print(try FlavorReport(rounds: rounds)) }
}

/// Prints what a documentation of many pictures costs.
struct Project: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Measures a project of 200 pictures: all of them, one after a change, and none.")

    func run() throws { print(try ProjectReport()) }
}

/// Prints what a process keeps of each picture that it has drawn.
struct Memory: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws pictures again and again, and measures by how much the process grows with each.")

    @Option(name: .shortAndLong, help: "Pictures that are counted.")
    var rounds = 10_000

    @Option(help: "Only this: bubble, messages, channel, list or pages.")
    var only: String?

    @Option(help: "Only this flavor: uikit or swiftui.")
    var flavor: String?

    @Flag(help: "Leave out drawing.")
    var layout = false

    func run() throws {
        print("G  bytes that stay of a picture, \(rounds) of each, at most \(Int(MemoryReport.limit))")
        for drawing in MemoryReport.Case.allCases where only == nil || drawing.rawValue == only {
            for look in Styles.Flavor.allCases where flavor == nil || look.rawValue == flavor {
                let growth = try MemoryReport(drawing: drawing, flavor: look)
                    .growth(rounds: rounds, isDrawn: !layout)
                print("   \(drawing.rawValue) \(look.rawValue) \(Int(growth.rounded()))")
            }
        }
    }
}

/// Draws one scene many times in one process, for measuring it beside other programs.
struct Warm: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Draws a scene N times and prints the milliseconds as JSON.")

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
            throw ValidationError("There is no scene \(scene); A, B and C are")
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
