import Foundation

@testable import DocumentationImages

extension ProjectTestCase {
    /// Reads a project with this text, and its existing pages.
    func readPages(_ text: String) throws -> (PictureProject, ProjectPages) {
        try write(text, to: "pictures.yaml")
        let reader = try ProjectReader(contentsOf: folder.path + "/pictures.yaml")
        var pages = try ProjectPages(of: reader)
        var project = try reader.project(with: pages.declarations)
        try pages.check(project)
        pages.placePictures(of: &project)
        return (project, pages)
    }

    /// Draws the project and fills in its pages.
    @discardableResult
    func drawPages(_ text: String) throws -> PictureUpdate.Outcome {
        let (project, pages) = try readPages(text)
        return try ProjectUpdate(project, pages: pages).run()
    }

    /// Returns the findings of a check.
    func checkPages(_ text: String) throws -> [String] {
        let (project, pages) = try readPages(text)
        let outcome = try ProjectCheck(project, pages: pages).run()
        return (outcome.findings.map(\.description) + outcome.warnings).map(withoutFolder)
    }

    func page(_ name: String = "page.md") throws -> String { String(decoding: try data(name), as: UTF8.self) }
}
