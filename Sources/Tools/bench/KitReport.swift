import Foundation
import Kit
import PreviewMessages
import Previewing
import Rendering

/// The costs of compiling against the kit: a bare file to its picture, and a small package to its goldens.
struct KitReport: CustomStringConvertible {
    /// The median times in seconds.
    private let empty, cold, edited: Double

    /// The processor time of a package's first tests, and the time of the next run, in seconds.
    private let first, next: Double

    /// - Parameters:
    ///   - rounds: The number of measurements, of which the median counts.
    ///   - program: `messageshot`.
    ///   - package: The folder of a small package with golden tests.
    init(rounds: Int, program: String, package: String) throws {
        let kit = try Kit.find()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (file, emptyFile) = ("\(folder)/Badge.swift", "\(folder)/Empty.swift")
        try Self.source(0).write(toFile: file, atomically: true, encoding: .utf8)
        try Self.emptySource.write(toFile: emptyFile, atomically: true, encoding: .utf8)
        let compile =
            [
                "swiftc", "-emit-library", "-parse-as-library", "-Onone", "-use-ld=lld", "-o", "\(folder)/empty.so",
                emptyFile,
            ]
            + kit.compilerArguments + kit.linkerArguments.flatMap { ["-Xlinker", $0] }
        let session = try PreviewSession(PreviewSources([file]), kit: kit)
        let variant = PreviewVariant(name: "light", settings: RenderSettings(scale: 2))
        var times: (empty: [Double], cold: [Double], edited: [Double]) = ([], [], [])
        // In turns, so that other work on the machine meets all of them.
        for round in 0...rounds {
            let empty = try Self.seconds { try Self.run(compile) }
            let cold = try Self.seconds { try Self.run([program, "preview", file, "--once", "-o", "\(folder)/out"]) }
            try Self.source(round + 1).write(toFile: file, atomically: true, encoding: .utf8)
            let edited = try Self.seconds {
                for preview in try session.update().previews {
                    _ = try session.draw(preview, variant, to: "\(folder)/edited.png")
                }
            }
            // The first one fills the compiler's caches.
            guard round > 0 else { continue }
            times.empty.append(empty)
            times.cold.append(cold)
            times.edited.append(edited)
        }
        (empty, cold, edited) = (Self.median(times.empty), Self.median(times.cold), Self.median(times.edited))

        let copy = "\(folder)/package"
        try FileManager.default.copyItem(atPath: package, toPath: copy)
        for name in ["Golden", ".build", "Package.resolved"] {
            try? FileManager.default.removeItem(atPath: "\(copy)/\(name)")
        }
        let test = [program, "swift", "test", "--package-path", copy]
        let before = Self.childrensSeconds
        // New goldens are recorded, and the tests fail once.
        _ = try ProgramRun.run(test)
        first = Self.childrensSeconds - before
        next = try Self.seconds { try Self.run(test) }
    }

    var description: String {
        func line(_ name: String, _ seconds: Double) -> String {
            "  \(name.padding(toLength: 52, withPad: " ", startingAt: 0))"
                + String(format: "%6.0f ms  %.2f ×", seconds * 1000, seconds / empty)
        }
        return """
            The kit, as times and as ratios to compiling an empty file
            \(line("swiftc of the file with an empty body", empty))
            \(line("messageshot preview, to the picture", cold))
            \(line("after an edit, to the picture", edited))
              \(String(format: "a package's first goldens: %.1f s of processor time; tested again: %.2f s", first, next))
            """
    }

    /// A small view with a preview. The number makes each edit another.
    private static func source(_ number: Int) -> String {
        """
        import SwiftUI

        struct Badge: View {
            var name: String
            @State private var isOn = true

            var body: some View {
                VStack(alignment: .leading) {
                    Label(name, systemImage: "person.fill").font(.headline)
                    Toggle("Shown \(number)", isOn: $isOn)
                    if isOn { Text("Visible to all members").foregroundStyle(.secondary) }
                }
                .padding()
                .background(.blue.opacity(0.1), in: RoundedRectangle(cornerRadius: 12))
            }
        }

        #Preview(traits: .fixedLayout(width: 240, height: 140)) { Badge(name: "Leia") }
        """
    }

    private static let emptySource = """
        import SwiftUI

        struct Badge: View {
            var name: String
            @State private var isOn = true

            var body: some View { EmptyView() }
        }
        """

    private static func run(_ command: [String]) throws {
        let run = try ProgramRun.run(command)
        guard run.status == 0 else {
            throw KitError("\(command.joined(separator: " ")) failed: \(run.error)\(run.output)")
        }
    }

    private static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let start = DispatchTime.now().uptimeNanoseconds
        try body()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }

    private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

    /// The processor time of all programs that have ended.
    private static var childrensSeconds: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }
}
