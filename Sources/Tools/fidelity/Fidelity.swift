import ArgumentParser
import Foundation
import Frames
import Rendering

/// Draws scenes of which there is a picture of the real thing, and holds ours against what was measured on that one.
@main
struct Fidelity: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fidelity",
        abstract: "Draw described scenes and hold them against measured figures.")

    @Option(help: ArgumentHelp("The scenes and what was measured on them.", valueName: "file"))
    var cases: String

    @Option(help: ArgumentHelp("The photos that the scenes show.", valueName: "folder"))
    var images: String

    @Option(help: ArgumentHelp("Where our pictures and their frames go.", valueName: "folder"))
    var out = "Output/fidelity"

    @Option(help: ArgumentHelp("Only the scenes of one family.", valueName: "family"))
    var only: String?

    func run() throws {
        try MainQueue.run { try judge() }
    }

    @MainActor
    private func judge() throws {
        let models = ModelReader(images: URL(fileURLWithPath: images))
        let references = try ReferenceCase.all(at: URL(fileURLWithPath: cases))
        try checkTests(of: references)
        var report = Report()
        for reference in try only.map(references.ofFamily) ?? references {
            report.add(reference, try outcome(of: reference, models: models))
        }
        report.printSummary()
    }

    /// Refuses code that no case asks for: its test's name is misspelt, or the cases are others.
    @MainActor
    private func checkTests(of references: [ReferenceCase]) throws {
        let uikit = Array(WrittenScene.all.keys) + WrittenScene.untold.keys
        let swiftui = Array(WrittenView.all.keys) + WrittenView.untold.keys
        for (flavor, written) in [(Flavor.uikit, uikit), (.swiftui, swiftui)] {
            let tests = Set(references.filter { $0.flavor == flavor }.map(\.test))
            let strays = written.filter { !tests.contains($0) }
            // A file may have the cases of one flavor alone.
            guard tests.isEmpty || strays.isEmpty else {
                throw FidelityError("\(cases) has no case of \(strays.sorted().joined(separator: ", "))")
            }
        }
    }

    @MainActor
    private func outcome(of reference: ReferenceCase, models: ModelReader) throws -> Outcome {
        guard reference.isDescribed else { return .leftOut("the scene is not written out") }
        switch reference.flavor {
        case .uikit: return try outcome(ofUIKit: reference, models: models)
        case .swiftui: return try outcome(ofSwiftUI: reference)
        }
    }

    @MainActor
    private func outcome(ofUIKit reference: ReferenceCase, models: ModelReader) throws -> Outcome {
        if let reason = WrittenScene.untold[reference.test] { return .noScene(reason) }
        guard let frame = Scene(reference, models: models).makeFrame() else {
            return .leftOut("no data say what is on the pictures")
        }
        let gaps = reference.inputs.gaps
        guard gaps.isEmpty else { return .noScene("not understood: \(gaps.joined(separator: ", "))") }
        let picture = try DrawnPicture(of: frame)
        try save(picture, of: frame, for: reference)
        let comparison = CaseComparison(reference: reference, drawn: try DrawnRegions(in: frame), picture: picture)
        return .judged(comparison.checks())
    }

    @MainActor
    private func outcome(ofSwiftUI reference: ReferenceCase) throws -> Outcome {
        if let reason = WrittenView.untold[reference.test] { return .noScene(reason) }
        guard let view = WrittenView.all[reference.test] else {
            return .noScene("nobody has written code for its words")
        }
        let frame = ViewScene(reference, written: view).makeFrame()
        let gaps = reference.inputs.gaps
        guard gaps.isEmpty else { return .noScene("not understood: \(gaps.joined(separator: ", "))") }
        let picture = try DrawnPicture(of: frame, scale: reference.settings.scale)
        try save(picture, of: frame, for: reference)
        let comparison = ViewComparison(
            reference: reference, drawn: try DrawnRegions(in: frame), picture: picture,
            tolerance: view.isScreen ? .screen : .row)
        return .judged(comparison.checks())
    }

    private func save(_ picture: DrawnPicture, of frame: Frame, for reference: ReferenceCase) throws {
        let flavor = reference.flavor == .swiftui ? "swiftui/" : ""
        let folder = URL(fileURLWithPath: out).appendingPathComponent(flavor + reference.family)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try picture.png().write(to: folder.appendingPathComponent("\(reference.name).png"))
        try Data("\(frame)\n".utf8).write(to: folder.appendingPathComponent("\(reference.name).frames.txt"))
    }
}
