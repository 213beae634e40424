/// The names of symbols that 33 public applications use.
enum UsedSymbolNames {
    static let all = names.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let names = """
        1.circle.fill 2.circle.fill 3.circle.fill 4.circle.fill ant.circle.fill antenna.radiowaves.left.and.right
        antenna.radiowaves.left.and.right.slash app.badge app.badge.checkmark app.badge.fill app.gift applepencil.tip
        applescript.fill archivebox arrow.2.squarepath arrow.circlepath arrow.clockwise arrow.counterclockwise
        arrow.down arrow.down.circle arrow.down.right.and.arrow.up.left arrow.down.to.line arrow.forward arrow.left
        arrow.left.arrow.right arrow.right arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera.fill
        arrow.turn.down.left arrow.up arrow.up.arrow.down arrow.up.circle.fill arrow.up.forward
        arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.square arrow.up.to.line arrow.uturn.backward
        arrow.uturn.forward arrow.uturn.left arrow.uturn.right arrowshape.right.circle.fill arrowshape.turn.up.left
        arrowshape.turn.up.left.circle.fill arrowshape.turn.up.left.fill arrowshape.turn.up.right
        arrowshape.up.circle.fill arrowtriangle.down arrowtriangle.down.circle arrowtriangle.up
        arrowtriangle.up.circle at backward.end.circle.fill backward.end.fill backward.fill
        badge.plus.radiowaves.right bag.fill bell bell.and.waves.left.and.right bell.badge bell.badge.circle.fill
        bell.fill bell.slash bell.slash.fill bird.circle bolt bolt.fill bolt.horizontal.fill bolt.square book.closed
        bookmark bookmark.fill bookmark.slash bookmark.slash.fill brain.head.profile briefcase.fill bubble.left
        bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.and.text.bubble.right
        bubble.left.fill bubble.right bubbles.and.sparkles building.2 calendar calendar.badge.plus camera
        camera.circle.fill camera.fill camera.filters camera.macro.circle.fill camera.metering.matrix
        camera.on.rectangle.fill captions.bubble captions.bubble.fill character character.book.closed
        character.cursor.ibeam character.textbox chart.bar chart.bar.fill chart.line.uptrend.xyaxis checkmark
        checkmark.circle checkmark.circle.fill checkmark.rectangle checkmark.rectangle.fill checkmark.seal
        checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square checkmark.square.fill
        chevron.backward chevron.backward.circle.fill chevron.down chevron.down.circle chevron.down.circle.fill
        chevron.forward chevron.left chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right
        chevron.right chevron.up chevron.up.chevron.down chevron.up.circle circle circle.fill circle.slash clock
        clock.arrow.2.circlepath clock.badge.checkmark clock.fill command.circle.fill contextualmenu.and.cursorarrow
        creditcard.fill crown.fill cube dice.fill doc doc.on.doc doc.plaintext doc.plaintext.fill doc.richtext
        doc.text dollarsign.square.fill dot.radiowaves.right ellipsis ellipsis.bubble ellipsis.circle
        ellipsis.circle.fill envelope envelope.fill equal eraser eraser.line.dashed exclamationmark.bubble
        exclamationmark.bubble.fill exclamationmark.circle exclamationmark.circle.fill exclamationmark.icloud
        exclamationmark.octagon.fill exclamationmark.shield exclamationmark.shield.fill exclamationmark.triangle
        exclamationmark.triangle.fill eye eye.fill eye.slash eye.slash.fill eyedropper eyedropper.halffull
        face.smiling face.smiling.fill face.smiling.inverse faxmachine figure.run.circle.fill filemenu.and.selection
        film film.stack flag flag.fill flame flame.fill flask folder folder.badge.plus folder.circle folder.fill
        forward.end.circle.fill forward.end.fill forward.fill gear gear.circle.fill gearshape gearshape.2
        gearshape.fill globe globe.americas globe.europe.africa globe.europe.africa.fill gobackward gobackward.10
        gobackward.15 gobackward.30 gobackward.5 goforward goforward.10 goforward.15 goforward.30 goforward.5
        hand.draw hand.raised hand.raised.fill hand.raised.slash heart heart.circle.fill heart.fill heart.slash
        hifispeaker highlighter hourglass house house.fill icloud icloud.and.arrow.down infinity info info.circle
        info.circle.fill internaldrive ipad.and.iphone iphone keyboard ladybug ladybug.fill
        laptopcomputer.trianglebadge.exclamationmark largecircle.fill.circle leaf lightbulb.fill
        lightspectrum.horizontal line.3.horizontal line.3.horizontal.decrease line.3.horizontal.decrease.circle
        line.diagonal line.horizontal.3 line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle.fill link
        list.bullet list.bullet.clipboard list.bullet.rectangle.fill list.bullet.rectangle.portrait list.number
        list.triangle location.circle location.fill location.slash.fill lock lock.circle.fill lock.fill lock.open
        lock.open.fill lock.rotation logo.xbox magnifyingglass mappin.and.ellipse mappin.circle mappin.circle.fill
        message message.badge message.circle.fill message.fill mic mic.badge.plus mic.fill mic.slash mic.slash.fill
        minus minus.circle minus.circle.fill moon moon.stars movieclapper multiply.circle multiply.circle.fill
        music.note music.note.list music.note.tv.fill network newspaper.fill nosign number number.circle paintbrush
        paintbrush.pointed paintbrush.pointed.fill paintpalette paintpalette.fill paperclip paperplane
        paperplane.circle.fill paperplane.fill party.popper pause pause.circle pause.circle.fill pause.fill pencil
        pencil.and.list.clipboard pencil.and.outline pencil.and.ruler.fill pencil.and.scribble pencil.circle.fill
        pencil.line pencil.slash pencil.tip pencil.tip.crop.circle.badge.plus person person.2 person.2.fill person.3
        person.badge.minus person.badge.plus person.badge.shield.checkmark person.circle person.circle.fill
        person.crop.circle person.crop.circle.badge.checkmark person.crop.circle.badge.exclamationmark
        person.crop.circle.badge.minus person.crop.circle.badge.moon person.crop.circle.badge.xmark
        person.crop.circle.fill person.fill person.fill.badge.minus person.fill.badge.plus person.fill.xmark
        person.icloud person.slash phone phone.down.fill phone.fill photo photo.badge.plus photo.on.rectangle
        photo.on.rectangle.angled photo.tv pin pin.circle pin.fill pin.slash platter.2.filled.iphone
        platter.filled.bottom.iphone play play.circle play.circle.fill play.fill play.rectangle
        play.rectangle.on.rectangle play.slash play.square.stack play.tv playpause.fill plus plus.app.fill plus.circle
        plus.circle.fill plus.magnifyingglass plus.message plus.square.on.square power power.circle.fill
        poweroutlet.type.b poweroutlet.type.b.fill questionmark questionmark.circle quote.bubble quote.bubble.fill
        quote.opening record.circle recordingtape.circle.fill rectangle.and.hand.point.up.left
        rectangle.bottomthird.inset.filled rectangle.dashed.badge.record rectangle.fill
        rectangle.inset.filled.badge.record rectangle.on.rectangle rectangle.on.rectangle.slash
        rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right rectangle.portrait.fill
        rectangle.stack rectangle.stack.fill repeat rotate.right safari scissors scribble scribble.variable
        selection.pin.in.out server.rack shared.with.you shared.with.you.slash shield.lefthalf.filled shippingbox.fill
        sidebar.right slash.circle slider.horizontal.3 slider.horizontal.below.rectangle smallcircle.filled.circle
        sparkles speaker speaker.2 speaker.circle speaker.slash speaker.slash.circle speaker.slash.fill speaker.wave.1
        speaker.wave.2 speaker.wave.2.fill speaker.wave.3 square square.and.arrow.down square.and.arrow.down.fill
        square.and.arrow.down.on.square square.and.arrow.up square.and.arrow.up.circle square.and.arrow.up.circle.fill
        square.and.arrow.up.on.square square.and.arrow.up.trianglebadge.exclamationmark square.and.pencil
        square.dashed square.fill square.fill.text.grid.1x2 square.grid.2x2 square.grid.2x2.fill square.grid.3x3.fill
        star star.fill star.slash staroflife.fill stop.circle stop.circle.fill stop.fill suitcase sun.max sun.max.fill
        t.square tag tag.fill testtube.2 text.badge.checkmark text.badge.minus text.badge.star text.bubble
        text.line.first.and.arrowtriangle.forward textformat textformat.abc textformat.abc.dottedunderline
        textformat.size theatermask.and.paintbrush timeline.selection timer trash trash.fill tray tray.fill tray.full
        trophy tv tv.and.mediabox tv.circle.fill video video.fill video.slash.fill wand.and.stars
        wand.and.stars.inverse waveform waveform.and.mic waveform.circle.fill waveform.path waveform.path.ecg
        wifi.exclamationmark window.shade.closed window.shade.open wrench xmark xmark.bin xmark.circle
        xmark.circle.fill xmark.octagon xmark.octagon.fill xmark.seal.fill
        """
}
