import Annotations
import ChatModels
import Documents
import Foundation
import Frames
import Pictures
import Raster
import Rendering
import Styles

/// What a specification looks like, laid out and not yet painted.
struct LaidOutPicture: Sendable {
    var frame: Frame

    /// The color behind the frame.
    var background: RGBA

    /// The part of the frame that is the conversation, without annotations and what is put around it.
    var content: Frame

    /// The description for readers who can't see the picture.
    var alternativeText: String

    /// The description in few words.
    var subject: String

    /// The files that the picture follows from.
    var inputs: [String]

    /// Of the conversation and the style.
    var warnings: [String]

    /// What drawing has reported.
    var problems: [RenderProblem] = []
}

/// Lays out what specifications ask for.
struct SpecificationDrawing {
    let sources: ProjectSources

    /// - Throws: A `DocumentError` that names the picture's place in the project, or that of a mistake in another file.
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
        if !specification.hasListStatus { specification.selection.list = document.list }
        specification.selection.list.title = document.list.title
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
            inputs: specification.files + conversations.flatMap(\.pictureFiles),
            warnings: document.warnings + (style?.warnings ?? []))
    }
}

extension PictureSpecification {
    /// Whether frames have to say which message they show.
    fileprivate var refersToFrames: Bool { crop != nil || !annotations.isEmpty }

    /// The error of an annotation, at its own line, or of the crop.
    fileprivate func failure(_ error: AnnotationError) -> DocumentError {
        var unplaced = error
        unplaced.place = nil
        var failure = failure(unplaced.description)
        if let place = error.place { failure.line = place.line }
        return failure
    }

    /// The files that the picture names itself.
    fileprivate var files: [String] {
        var files: [String] = []
        if case .file(let file, _) = conversation { files.append(file.path) }
        if case .file(let file) = style { files.append(file.path) }
        return files
    }

    /// Crops and annotates a frame, and puts around it what is asked for.
    fileprivate func finished(
        _ frame: Frame, on background: RGBA
    ) throws -> (frame: Frame, background: RGBA, content: Frame) {
        var picture = frame
        picture.rect.origin = .zero
        if let crop { picture = try picture.cropped(around: crop.reference, padding: crop.padding) }
        let content = picture.withoutContentTags
        // Marks of messages go, too.
        picture = try picture.annotated(annotations, style: annotationStyle)
        let finished = presentation.applied(to: picture, on: background)
        return (finished.frame, finished.background, content)
    }
}
