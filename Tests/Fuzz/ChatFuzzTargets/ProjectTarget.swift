internal import Foundation
internal import FuzzTargets
internal import DocumentationImages

extension FuzzTarget {
    /// Picture projects: everything that is checked before drawing.
    static let project = FuzzTarget(
        "project", makers: [bytes(), values(), documents(generator), documents(generator)],
        run: { data in
            var outcome = FuzzOutcome()
            do {
                let path = "\(folder.path)/pictures.yaml"
                try data.write(to: URL(fileURLWithPath: path))
                let project = try ProjectReader(contentsOf: path).project()
                outcome.isAccepted = !project.entries.isEmpty
            } catch {
                outcome.messages = ["\(error)"]
            }
            return outcome
        })

    private static let generator = SchemaGenerator(
        schema: ProjectSchema.json,
        hints: [
            "": ["boat", "pair", "sheet"], "chat": ["chat.yaml"], "style": ["style.yaml"], "device": ["iPhone 12"],
            "locale": ["en_US", "ar"],
        ])

    /// The project's folder, with the files that the project names.
    private static let folder = ScratchFolder(
        "project",
        files: [
            "chat.yaml": Data("messages: [{ from: ana, text: Hi }]\n".utf8),
            "style.yaml": Data("tint: \"#00A0FF\"\n".utf8),
        ])
}
