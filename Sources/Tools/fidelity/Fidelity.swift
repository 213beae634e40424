import ArgumentParser
import Foundation
import Frames

/// Draws scenes of which there is a picture of the real thing, and holds ours against what was measured on that one.
@main
struct Fidelity: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fidelity",
        abstract: "Draw described scenes and hold them against measured figures.")

    @Option(help: ArgumentHelp("The scenes and what was measured on them.", valueName: "file"))
    var cases = "../shared/reference/cases.json"

    @Option(help: ArgumentHelp("The photos that the scenes show.", valueName: "folder"))
    var images = "../shared/reference/images"

    @Option(help: ArgumentHelp("Where our pictures and their frames go.", valueName: "folder"))
    var out = "Output/fidelity"

    @Option(help: ArgumentHelp("Only the scenes of one family.", valueName: "family"))
    var only: String?

    func run() throws {
        let reader = SceneReader(images: URL(fileURLWithPath: images))
        var report = Report()
        for reference in try ReferenceCase.all(at: URL(fileURLWithPath: cases)) {
            if let only, reference.family != only { continue }
            try draw(reference, reader: reader, report: &report)
        }
        report.printCounts()
    }

    private func draw(_ reference: ReferenceCase, reader: SceneReader, report: inout Report) throws {
        let customization = Customization(reference.inputs)
        let scene = Scene(
            inputs: reference.inputs, reader: reader, family: reference.family,
            direction: reference.settings.direction)
        let frame = RenderSettings.$current.withValue(scene.settings(reference.settings)) {
            customization.run { scene.makeFrame() }
        }
        guard let frame else { return report.addUncovered(reference) }

        let picture = try Picture(of: frame)
        try save(picture, of: frame, for: reference)
        let judge = Judge(reference: reference, finds: try Finds(in: frame), picture: picture)
        report.add(reference, checks: judge.checks(), unread: reference.inputs.unread + customization.unknown)
    }

    private func save(_ picture: Picture, of frame: Frame, for reference: ReferenceCase) throws {
        let folder = URL(fileURLWithPath: out).appendingPathComponent(reference.family)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try picture.png().write(to: folder.appendingPathComponent("\(reference.name).png"))
        try Data("\(frame)\n".utf8).write(to: folder.appendingPathComponent("\(reference.name).frames.txt"))
    }
}
