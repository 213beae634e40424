internal import Files
internal import Foundation
internal import Kit
internal import PreviewMessages
internal import Previewing

/// Builds a package of a side against the kit, and draws its previews.
struct PackagePreviews {
    let kit: Kit
    let variants: [PreviewVariant]

    /// The folder of the side's files.
    let files: String

    /// The folder for pictures and for packages that stand in for others.
    let temporary: TemporaryFolder

    /// Whether a source of the package has previews at all.
    static func arePossible(in package: String) -> Bool {
        let found = FileManager.default.enumerator(atPath: package)
        while let name = found?.nextObject() as? String {
            if name.split(separator: "/").last?.hasPrefix(".") == true || name.split(separator: "/").last == "Tests" {
                found?.skipDescendants()
            }
            guard name.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: "\(package)/\(name)") else {
                continue
            }
            if data.range(of: Data("#Preview".utf8)) ?? data.range(of: Data("PreviewProvider".utf8)) != nil {
                return true
            }
        }
        return false
    }

    /// Draws the previews of a package.
    ///
    /// - Parameter package: The folder, relative to the repository.
    func draw(_ package: String, of side: ReviewSide, into pictures: inout SidePictures) throws {
        let folder = package.isEmpty ? files : "\(files)/\(package)"
        guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift"), Self.arePossible(in: folder) else {
            return
        }
        if try StandInManifest.replaceMessageShot(in: folder, standIns: temporary.makeFolder("packages"), kit: kit),
            side == .after
        {
            pictures.notes.append(
                "\(package.shown): previews are drawn by the installed MessageShot, not by the version in Package.swift"
            )
        }
        let session = try PreviewSession(.package(folder), kit: kit)
        do {
            let listing = try session.update()
            pictures.notes += listing.problems.map { "\(package.shown), \(side.words): \($0)" }
            for preview in listing.previews {
                for variant in variants {
                    try add(preview, variant, of: package, drawnBy: session, to: &pictures)
                }
            }
        } catch let failure as PreviewBuild.Failure {
            pictures.broken.append(
                Review.BrokenPackage(
                    package: package.shown, side: side,
                    errors: failure.problems.map { $0.text.replacing("\(files)/", with: "") }))
        } catch let error as KitError {
            pictures.broken.append(
                Review.BrokenPackage(
                    package: package.shown, side: side, errors: [error.description.replacing("\(files)/", with: "")]))
        }
    }

    private func add(
        _ preview: PreviewSummary, _ variant: PreviewVariant, of package: String, drawnBy session: PreviewSession,
        to pictures: inout SidePictures
    ) throws {
        let file = "\(temporary.path)/preview.png"
        let content: Result<ReviewContent, SidePictures.Undrawn>
        switch try session.draw(preview, variant, to: file) {
        case .drawn:
            content = .success(.picture(try Data(contentsOf: URL(fileURLWithPath: file))))
        case .failed(let reason):
            content = .failure(SidePictures.Undrawn(reason: reason.replacing("\(files)/", with: "")))
        }
        let name = "\(package.prefixed)\(preview.module)/\(preview.name)"
        pictures.add(
            SidePictures.Entry(
                kind: .preview, name: variants.count == 1 ? name : "\(name)@\(variant.name)",
                place: preview.file.map { file in preview.line.map { "\(file):\($0)" } ?? file }, content: content))
    }
}
