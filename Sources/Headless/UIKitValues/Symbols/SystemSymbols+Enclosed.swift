extension SystemSymbols {
    /// Shapes in a circle.
    static let enclosed = SymbolTable(
        """
        $disc O10 10 9.5
        $ring O10 10 8.7

        circle 20 20
          line $ring
        circle.fill 20 20
          area $disc
        checkmark.circle 20 20
          line $ring
          line M6.2 10.5 L8.9 13.7 L13.8 6.6
        checkmark.circle.fill 20 20
          area $disc
          gap M5.8 10.3 L8.9 13.9 L14.2 6.2
        xmark.circle 20 20
          line $ring
          line M6.9 6.9 L13.1 13.1 M13.1 6.9 L6.9 13.1
        xmark.circle.fill 20 20
          area O10 10 9.5 M5.9 7 L7 5.9 L10 8.9 L13 5.9 L14.1 7 L11.1 10 L14.1 13 L13 14.1 L10 11.1 L7 14.1 L5.9 13
              L8.9 10 Z
        plus.circle 20 20
          line $ring
          line M10 5.8 V14.2 M5.8 10 H14.2
        plus.circle.fill 20 20
          area O10 10 9.5 M9.2 5.2 H10.8 V9.2 H14.8 V10.8 H10.8 V14.8 H9.2 V10.8 H5.2 V9.2 H9.2 Z
        minus.circle 20 20
          line $ring
          line M5.8 10 H14.2
        minus.circle.fill 20 20
          area $disc
          gap M5.2 10 H14.8
        exclamationmark.circle 20 20
          line $ring
          line M10 5.4 V11
          area O10 14.2 1.1
        exclamationmark.circle.fill 20 20
          area O10 10 9.5 M9 4.6 H11 L10.8 11.6 H9.2 Z O10 14.3 1.15
        questionmark.circle 20 20
          line $ring
          line M7.4 7.6 C7.4 5 12.6 4.8 12.6 7.8 C12.6 9.6 10 9.8 10 11.8
          area O10 14.6 1.1
        info.circle 20 20
          line $ring
          line M8.6 9 H10.2 V14 M8.2 14.2 H12
          area O10 6 1.2
        info.circle.fill 20 20
          area O10 10 9.5 O10 5.8 1.3 M8 8.2 H11 V13.4 H12.4 V14.8 H7.8 V13.4 H9.4 V9.6 H8 Z
        arrow.up.circle 20 20
          line $ring
          line M10 14.2 V6 M6.6 9.3 L10 5.9 L13.4 9.3
        arrow.up.circle.fill 20 20
          area O10 10 9.5 M10 4.7 L14.2 8.9 L13.1 10 L10.8 7.7 V15 H9.2 V7.7 L6.9 10 L5.8 8.9 Z
        arrow.down.circle 20 20
          line $ring
          line M10 5.8 V14 M6.6 10.7 L10 14.1 L13.4 10.7
        arrow.down.circle.fill 20 20
          area O10 10 9.5 M10 15.3 L14.2 11.1 L13.1 10 L10.8 12.3 V5 H9.2 V12.3 L6.9 10 L5.8 11.1 Z
        chevron.down.circle 20 20
          line $ring
          line M6 8.4 L10 12.4 L14 8.4
        chevron.right.circle 20 20
          line $ring
          line M8.4 6 L12.4 10 L8.4 14
        stop.circle 20 20
          line $ring
          area M7.4 6.6 H12.6 C13.1 6.6 13.4 6.9 13.4 7.4 V12.6 C13.4 13.1 13.1 13.4 12.6 13.4 H7.4
              C6.9 13.4 6.6 13.1 6.6 12.6 V7.4 C6.6 6.9 6.9 6.6 7.4 6.6 Z
        stop.circle.fill 20 20
          area O10 10 9.5 M6.8 6.8 H13.2 V13.2 H6.8 Z
        play.circle 20 20
          line $ring
          area M7.8 6 L14.2 10 L7.8 14 Z
        play.circle.fill 20 20
          area O10 10 9.5 M7.8 6 L14.2 10 L7.8 14 Z
        pause.circle 20 20
          line $ring
          line M7.9 6.8 V13.2 M12.1 6.8 V13.2
        ellipsis.circle 20 20
          line $ring
          area O6 10 1.2 O10 10 1.2 O14 10 1.2
        clock 20 20
          line $ring
          line M10 4.8 V10.6 H6.4
        clock.fill 20 20
          area $disc
          gap M10 4.2 V10.6 H5.8
        person.circle 20 20
          line $ring
          area O10 7.9 2.9 M4.6 15.9 C5.5 13.4 7.5 12.2 10 12.2 S14.5 13.4 15.4 15.9 C14 17.4 12.1 18.2 10 18.2
              S6 17.4 4.6 15.9 Z
        person.circle.fill 20 20
          area O10 10 9.5 O10 7.7 3 M4.3 15.2 C5.4 13.1 7.5 12 10 12 S14.6 13.1 15.7 15.2
              C14.3 16.9 12.3 17.9 10 17.9 S5.7 16.9 4.3 15.2 Z
        person.crop.circle 20 20
          line $ring
          area O10 7.9 2.9 M4.6 15.9 C5.5 13.4 7.5 12.2 10 12.2 S14.5 13.4 15.4 15.9 C14 17.4 12.1 18.2 10 18.2
              S6 17.4 4.6 15.9 Z
        person.crop.circle.fill 20 20
          area O10 10 9.5 O10 7.7 3 M4.3 15.2 C5.4 13.1 7.5 12 10 12 S14.6 13.1 15.7 15.2
              C14.3 16.9 12.3 17.9 10 17.9 S5.7 16.9 4.3 15.2 Z
        nosign 20 20
          line $ring
          line M4 4 L16 16
        at 20 20
          line O10 10 3.6 M13.6 6.6 V11.6 C13.6 14.4 17.9 14 17.9 10 C17.9 5.4 14.4 2.1 10 2.1 S2.1 5.4 2.1 10
              S5.6 17.9 10 17.9 C11.6 17.9 13 17.5 14.2 16.8
        smiley 20 20
          line $ring
          area O7 8 1.2 O13 8 1.2
          line M6 11.8 C7.4 15 12.6 15 14 11.8
        face.smiling 20 20
          line $ring
          area O7 8 1.2 O13 8 1.2
          line M6 11.8 C7.4 15 12.6 15 14 11.8
        """)
}
