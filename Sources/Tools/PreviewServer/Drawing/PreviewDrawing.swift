package import Kit
package import PreviewMessages
package import Previewing

/// What the page needs of a ``PreviewSession``.
package protocol PreviewDrawing {
    func update(until interruption: Interruption) throws -> PreviewSession.Listing

    func draw(
        _ preview: PreviewSummary, _ variant: PreviewVariant, to picture: String, until interruption: Interruption
    ) throws -> PreviewSession.Outcome

    func frames(
        of preview: PreviewSummary, _ variant: PreviewVariant, until interruption: Interruption
    ) throws -> [PreviewFrame]
}

extension PreviewSession: PreviewDrawing {}
