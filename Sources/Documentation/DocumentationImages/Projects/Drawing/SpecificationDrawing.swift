import Annotations
import ChatModels
import Documents
import Foundation
import Frames
import Pictures
import Raster
import Rendering
import Styles
import Typesetting

/// A specification, laid out but not yet painted.
struct LaidOutPicture: Sendable {
    var frame: Frame

    /// The color behind the frame.
    var background: RGBA

    /// The frame's area that shows the conversation, without annotations and presentation.
    var content: Frame

    /// The description for readers who can't see the picture.
    var alternativeText: String

    /// A short description.
    var subject: String

    /// The files that the picture depends on.
    var inputs: [String]

    /// Warnings about the conversation and the style.
    var warnings: [String]

    /// Problems reported during drawing.
    var problems: [RenderProblem] = []
}

/// Lays out specifications.
struct SpecificationDrawing {
    let sources: ProjectSources

    /// - Throws: A `DocumentError` at the picture's place in the project, or at a mistake in another file.
    func layOut(_ specification: PictureSpecification) throws(DocumentError) -> LaidOutPicture {
        do {
            let rendered = try Rendered { try finished(specification) }
            var picture = rendered.value
            picture.problems = rendered.problems
            return picture
        } catch let error as DocumentError {
            throw error
        } catch let error as AnnotationError {
            throw specification.failure(error)
        } catch {
            throw specification.failure("\(error)")
        }
    }

    private func finished(_ specification: PictureSpecification) throws -> LaidOutPicture {
        let document = try sources.document(of: specification)
        let conversations = try specification.conversations(of: document)
        let style = try sources.style(of: specification)
        let look = (style?.style).showingPlayers(of: conversations)
        var specification = specification
        let tabs = specification.selection.list.tabs
        if !specification.hasListStatus { specification.selection.list = document.list }
        specification.selection.list.title = document.list.title
        specification.selection.list.tabs = tabs.isEmpty ? document.list.tabs : tabs
        let (frame, background) = try specification.selection.frame(
            of: conversations, style: look, flavor: specification.flavor, settings: specification.settings,
            tagsContent: specification.refersToFrames)
        let finished = try RenderSettings.withCurrent(specification.settings) {
            try specification.finished(frame, on: background)
        }
        return LaidOutPicture(
            frame: finished.frame, background: finished.background, content: finished.content,
            alternativeText: AlternativeText.text(specification, conversations),
            subject: AlternativeText.subject(of: specification, conversations),
            inputs: try specification.files + conversations.flatMap(\.pictureFiles)
                + specification.settings.checkFonts(),
            warnings: document.warnings + (style?.warnings ?? []))
    }
}

extension PictureSpecification {
    /// Whether to tag frames with the messages they show.
    fileprivate var refersToFrames: Bool { crop != nil || !annotations.isEmpty }

    /// Returns the error at the annotation's line, or at the crop's.
    fileprivate func failure(_ error: AnnotationError) -> DocumentError {
        var unplaced = error
        unplaced.place = nil
        var failure = failure(unplaced.description)
        if let place = error.place { failure.line = place.line }
        return failure
    }

    /// The files that the picture itself names.
    fileprivate var files: [String] {
        var files: [String] = []
        if case .file(let file, _) = conversation { files.append(file.path) }
        if case .file(let file) = style { files.append(file.path) }
        return files
    }

    /// Crops and annotates a frame, and adds the presentation around it.
    fileprivate func finished(
        _ frame: Frame, on background: RGBA
    ) throws -> (frame: Frame, background: RGBA, content: Frame) {
        var picture = frame
        picture.rect.origin = .zero
        if let crop { picture = try picture.cropped(around: crop.reference, padding: crop.padding) }
        let content = picture.withoutContentTags
        // Annotating also removes the content tags.
        picture = try picture.annotated(annotations, style: annotationStyle)
        let finished = presentation.applied(to: picture, on: background)
        return (finished.frame, finished.background, content)
    }
}
