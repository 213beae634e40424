import ArgumentParser
import Foundation
import Frames
import Rendering

/// Draws scenes for which there are pictures of the original SDK, and compares them with the measurements of those
/// pictures.
@main
struct Fidelity: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fidelity",
        abstract: "Draw described scenes and compare them with measurements.")

    @Option(help: ArgumentHelp("The scenes with their measurements.", valueName: "file"))
    var cases: String

    @Option(help: ArgumentHelp("The photos in the scenes.", valueName: "folder"))
    var images: String

    @Option(help: ArgumentHelp("The folder for our pictures and their frames.", valueName: "folder"))
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

    /// Rejects code for unknown cases: its test's name is misspelled, or the cases have changed.
    @MainActor
    private func checkTests(of references: [ReferenceCase]) throws {
        let uikit = Array(WrittenScene.all.keys) + WrittenScene.incomplete.keys
        let swiftui = Array(WrittenView.all.keys) + WrittenView.incomplete.keys
        for (flavor, written) in [(Flavor.uikit, uikit), (.swiftui, swiftui)] {
            let tests = Set(references.filter { $0.flavor == flavor }.map(\.test))
            let strays = written.filter { !tests.contains($0) }
            // A file may have the cases of a single flavor.
            guard tests.isEmpty || strays.isEmpty else {
                throw FidelityError("\(cases) has no case of \(strays.sorted().joined(separator: ", "))")
            }
        }
    }

    @MainActor
    private func outcome(of reference: ReferenceCase, models: ModelReader) throws -> Outcome {
        guard reference.isDescribed else { return .leftOut("the scene has no inputs") }
        switch reference.flavor {
        case .uikit: return try outcome(ofUIKit: reference, models: models)
        case .swiftui: return try outcome(ofSwiftUI: reference)
        }
    }

    @MainActor
    private func outcome(ofUIKit reference: ReferenceCase, models: ModelReader) throws -> Outcome {
        if let reason = WrittenScene.incomplete[reference.test] { return .noScene(reason) }
        guard let frame = Scene(reference, models: models).makeFrame() else {
            return .leftOut("the pictures have no measurements")
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
        if let reason = WrittenView.incomplete[reference.test] { return .noScene(reason) }
        guard let view = WrittenView.all[reference.test] else {
            return .noScene("its prose inputs have no code")
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
