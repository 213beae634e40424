import Documents
import Foundation

extension PicturePage {
    /// Returns the snippets of a section. Numbered snippets are in page order, and others in file order.
    ///
    /// - Throws: A ``PictureFailure`` with the file, the line and the mistake.
    public func snippets(of section: PictureSection) throws -> [Snippet] {
        // A page without snippets may be drawn where its sources aren't available.
        if section.snippets?.isEmpty == true { return [] }
        let all = try allSnippets(inFileOf: section)
        let chosen = try section.snippets.map { try choose($0, from: all, of: section) } ?? unnamed(all, of: section)
        let numbers = chosen.compactMap(\.number)
        guard numbers.count == chosen.count else { return chosen }
        return zip(chosen, numbers).sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// The path of a section's file at run time.
    func path(of section: PictureSection) throws -> String {
        try sources.map { "\(try $0())/\(section.place.fileName)" } ?? section.place.file
    }

    private func allSnippets(inFileOf section: PictureSection) throws -> [Snippet] {
        let path = try path(of: section)
        guard let data = FileManager.default.contents(atPath: path) else {
            throw PictureFailure(
                "\(path): the file of “\(section.heading)” can't be read; a program that is moved takes its sources along, "
                    + "see PicturePage(sources:)")
        }
        return try SnippetReader.snippets(in: String(decoding: data, as: UTF8.self), file: relative(path))
    }

    private func choose(
        _ names: [String], from all: [Snippet], of section: PictureSection
    ) throws(PictureFailure) -> [Snippet] {
        var chosen: [Snippet] = []
        for name in names {
            guard let snippet = all.first(where: { $0.name == name }) else {
                let nearest = Nearest.word(to: name, among: all.map(\.name)).map { "; did you mean “\($0)”?" } ?? ""
                throw PictureFailure("\(section.place): the file has no snippet “\(name)”\(nearest)")
            }
            chosen.append(snippet)
        }
        return chosen
    }

    /// The snippets that no section of the same file names. They belong to the first section that doesn't name
    /// snippets.
    private func unnamed(_ all: [Snippet], of section: PictureSection) -> [Snippet] {
        let others = sections.filter { $0.place.file == section.place.file }
        guard others.first(where: { $0.snippets == nil })?.place == section.place else { return [] }
        let named = Set(others.compactMap(\.snippets).joined())
        return all.filter { !named.contains($0.name) }
    }

    /// A path relative to the package, for messages.
    func relative(_ path: String) -> String {
        path.hasPrefix("\(packageFolder)/") ? String(path.dropFirst(packageFolder.count + 1)) : path
    }
}
