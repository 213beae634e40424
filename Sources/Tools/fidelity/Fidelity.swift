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
        var report = Report()
        for reference in try only.map(references.ofFamily) ?? references {
            report.add(reference, try outcome(of: reference, models: models))
        }
        report.printSummary(unusedCode: unusedCode(in: references))
    }

    /// The number of tests with code that a list of cases lacks. A list may have the cases of a single flavor.
    @MainActor
    private func unusedCode(in references: [ReferenceCase]) -> Int {
        let tests = Dictionary(grouping: references, by: \.flavor).mapValues { Set($0.map(\.test)) }
        let uikit = tests[.uikit].map { Set(WrittenScene.all.keys).subtracting($0) }
        let swiftui = tests[.swiftui].map { Set(WrittenView.all.keys).subtracting($0) }
        return (uikit?.count ?? 0) + (swiftui?.count ?? 0)
    }

    @MainActor
    private func outcome(of reference: ReferenceCase, models: ModelReader) throws -> Outcome {
        let isWritten = reference.flavor == .swiftui && WrittenView.knows(reference.test)
        guard reference.isDescribed || isWritten else { return .leftOut("the scene has no inputs") }
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
        let picture = try CasePicture(of: frame)
        try save(picture, of: frame, for: reference)
        let real = try CasePicture(of: reference)
        let comparison = CaseComparison(
            reference: reference, drawn: try DrawnRegions(in: frame), picture: picture, real: real)
        return real == nil ? .judgedWithoutPicture(comparison.findings()) : .judged(comparison.findings())
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
        let picture = try CasePicture(of: frame, scale: reference.settings.scale)
        try save(picture, of: frame, for: reference)
        let real = try CasePicture(of: reference)
        let comparison = ViewComparison(
            reference: reference, drawn: try DrawnRegions(in: frame), picture: picture,
            tolerance: view.isScreen ? .screen : .row, real: real)
        return real == nil ? .judgedWithoutPicture(comparison.findings()) : .judged(comparison.findings())
    }

    private func save(_ picture: CasePicture, of frame: Frame, for reference: ReferenceCase) throws {
        let flavor = reference.flavor == .swiftui ? "swiftui/" : ""
        let folder = URL(fileURLWithPath: out).appendingPathComponent(flavor + reference.family)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try picture.png().write(to: folder.appendingPathComponent("\(reference.name).png"))
        try Data("\(frame)\n".utf8).write(to: folder.appendingPathComponent("\(reference.name).frames.txt"))
    }
}
