import Documents
import Foundation
import Rendering
import Typesetting

extension PictureEntry {
    /// The picture as a declaration.
    ///
    /// - Parameter scale: The scale in pixels per point; `nil` to use the picture's own, or that of the existing file.
    func declaration(
        in collection: PictureCollection, imageFolder: String, encoding: FileEncoding, scale: CGFloat?
    ) -> PictureDeclaration {
        func layout(_ scale: CGFloat?) throws -> PictureLayout {
            try self.layout(scale: scale, imageFolder: imageFolder, prepare: collection.prepare)
        }
        return PictureDeclaration(
            file: DeclaredFile(entry: name, path: file, encoding: encoding, digest: nil),
            layOut: { try layout(scale) }, layOutAtScale: scale == nil ? layout : nil)
    }

    private func layout(
        scale: CGFloat?, imageFolder: String, prepare: @escaping @MainActor @Sendable () throws -> Void
    ) throws -> PictureLayout {
        var settings = settings(from: RenderSettings(scale: PictureScale.usual))
        settings.scale = scale ?? settings.scale
        let inputs = InputFiles()
        do {
            let layout = try RenderContext.with(inputs, for: InputFiles.OfPicture.self) {
                try Rendered { try layOut(in: settings, prepare: prepare) }
            }
            let (frame, background) = layout.value
            return PictureLayout(
                frames: [PictureLayout.FramedPicture(frame: frame, background: background)], settings: settings,
                imageFolder: imageFolder,
                summary: PictureSummary(
                    size: frame.rect.size, alternativeText: text ?? name, showsDevice: frame.name == "Device",
                    warnings: layout.problems.map(\.text)),
                inputs: try inputs.paths + settings.checkFonts(), problems: layout.problems)
        } catch let failure as PictureFailure {
            throw PictureFailure("\(name): \(failure)", isMachineFailure: failure.isMachineFailure)
        } catch let error as DocumentError {
            throw PictureFailure("\(name): \(error)", isMachineFailure: error.isMachineFailure)
        }
    }
}
