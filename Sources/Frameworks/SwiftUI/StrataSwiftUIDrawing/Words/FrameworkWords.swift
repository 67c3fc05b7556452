import Foundation

/// The texts that SwiftUI adds, in the person's language.
package struct FrameworkWords {
  package enum Word: Int {
    case back, cancel, clear, loading, refresh, search, suggestions, tabs, ok, navigation
    case dialog, actions, resize
    case increase, decrease, share, more, text
    case noResults, noResultsFor, checkSpelling
    case close, done, delete
    case chooseFile
    case nextMonth, previousMonth
    case choosePhoto, choosePhotos, takePhoto, filesTooLarge, filesUnreadable
  }

  private let words: [String]

  package init(_ locale: Locale) {
    let language = locale.language.languageCode?.identifier ?? "en"
    words = Self.all[language] ?? Self.english
  }

  package subscript(word: Word) -> String { words[word.rawValue] }

  private static let english = [
    "Back", "Cancel", "Clear text", "Loading", "Refresh", "Search", "Suggestions", "Sections",
    "OK", "Navigation", "Dialog", "Actions", "Resize",
    "Increase", "Decrease", "Share", "More", "Text",
    "No Results", "No Results for “%@”", "Check the spelling or try a new search.",
    "Close", "Done", "Delete", "Choose a file", "Next month", "Previous month",
    "Choose a photo", "Choose photos", "Take a photo",
    "Your choice exceeds 8 MB. Choose less.", "Your choice could not be read. Choose again.",
  ]

  private static let all = [
    "en": english,
    "es": [
      "Atrás", "Cancelar", "Borrar texto", "Cargando", "Actualizar", "Buscar", "Sugerencias",
      "Secciones", "Aceptar", "Navegación", "Diálogo", "Acciones", "Cambiar tamaño",
      "Aumentar", "Reducir", "Compartir", "Más", "Texto",
      "Sin resultados", "Sin resultados para “%@”",
      "Revisa la ortografía o prueba con otra búsqueda.",
      "Cerrar", "Listo", "Eliminar", "Elige un archivo", "Mes siguiente", "Mes anterior",
      "Elige una foto", "Elige fotos", "Haz una foto",
      "Son más de 8 MB. Elige menos.", "No se pudo leer. Elige otra vez.",
    ],
    "pt": [
      "Voltar", "Cancelar", "Limpar texto", "Carregando", "Atualizar", "Buscar", "Sugestões",
      "Seções", "OK", "Navegação", "Caixa de diálogo", "Ações", "Redimensionar",
      "Aumentar", "Diminuir", "Compartilhar", "Mais", "Texto",
      "Nenhum resultado", "Nenhum resultado para “%@”",
      "Verifique a ortografia ou tente uma nova busca.",
      "Fechar", "Concluído", "Apagar", "Escolha um arquivo", "Próximo mês", "Mês anterior",
      "Escolha uma foto", "Escolha fotos", "Tire uma foto",
      "São mais de 8 MB. Escolha menos.", "Não foi possível ler. Escolha de novo.",
    ],
    "ar": [
      "رجوع", "إلغاء", "مسح النص", "جارٍ التحميل", "تحديث", "بحث", "اقتراحات", "الأقسام", "حسنًا",
      "التنقل", "مربع حوار", "إجراءات", "تغيير الحجم", "زيادة", "إنقاص", "مشاركة",
      "المزيد", "نص",
      "لا توجد نتائج", "لا توجد نتائج لـ ”%@“", "تحقق من الإملاء أو جرّب بحثًا جديدًا.",
      "إغلاق", "تم", "حذف", "اختر ملفًا", "الشهر التالي", "الشهر السابق",
      "اختر صورة", "اختر صورًا", "التقط صورة",
      "الحجم أكثر من 8 ميغابايت. اختر أقل.", "تعذرت القراءة. اختر مرة أخرى.",
    ],
    "de": [
      "Zurück", "Abbrechen", "Text löschen", "Wird geladen", "Aktualisieren", "Suchen",
      "Vorschläge", "Bereiche", "OK", "Navigation", "Dialog", "Aktionen", "Größe ändern",
      "Erhöhen", "Verringern", "Teilen", "Mehr", "Text", "Keine Ergebnisse",
      "Keine Ergebnisse für „%@“", "Überprüfe die Schreibweise oder starte eine neue Suche.",
      "Schließen", "Fertig", "Löschen", "Datei auswählen", "Nächster Monat", "Voriger Monat",
      "Foto auswählen", "Fotos auswählen", "Foto aufnehmen",
      "Deine Auswahl ist größer als 8 MB. Wähle weniger aus.",
      "Deine Auswahl konnte nicht gelesen werden. Wähle erneut aus.",
    ],
    "fr": [
      "Retour", "Annuler", "Effacer le texte", "Chargement", "Actualiser", "Rechercher",
      "Suggestions", "Sections", "OK", "Navigation", "Dialogue", "Actions", "Redimensionner",
      "Augmenter", "Diminuer", "Partager", "Plus", "Texte", "Aucun résultat",
      "Aucun résultat pour « %@ »", "Vérifiez l’orthographe ou lancez une nouvelle recherche.",
      "Fermer", "OK", "Supprimer", "Choisir un fichier", "Mois suivant", "Mois précédent",
      "Choisir une photo", "Choisir des photos", "Prendre une photo",
      "Votre sélection dépasse 8 Mo. Réduisez-la.",
      "Impossible de lire votre sélection. Choisissez de nouveau.",
    ],
    "it": [
      "Indietro", "Annulla", "Cancella testo", "Caricamento", "Aggiorna", "Cerca", "Suggerimenti",
      "Sezioni", "OK", "Navigazione", "Finestra di dialogo", "Azioni", "Ridimensiona", "Aumenta",
      "Riduci", "Condividi", "Altro", "Testo", "Nessun risultato", "Nessun risultato per “%@”",
      "Controlla l’ortografia o prova una nuova ricerca.", "Chiudi", "Fine", "Elimina",
      "Scegli un file", "Mese successivo", "Mese precedente", "Scegli una foto", "Scegli le foto",
      "Scatta una foto", "La selezione supera 8 MB. Riducila.",
      "Impossibile leggere la selezione. Scegli di nuovo.",
    ],
    "nl": [
      "Terug", "Annuleer", "Wis tekst", "Laden", "Vernieuw", "Zoek", "Suggesties", "Onderdelen",
      "OK", "Navigatie", "Dialoogvenster", "Acties", "Wijzig formaat", "Verhoog", "Verlaag",
      "Deel", "Meer", "Tekst", "Geen resultaten", "Geen resultaten voor ‘%@’",
      "Controleer de spelling of probeer een nieuwe zoekopdracht.", "Sluit", "Gereed",
      "Verwijder", "Kies een bestand", "Volgende maand", "Vorige maand", "Kies een foto",
      "Kies foto’s", "Maak een foto", "Je keuze is groter dan 8 MB. Kies minder.",
      "Je keuze kon niet worden gelezen. Kies opnieuw.",
    ],
    "pl": [
      "Wróć", "Anuluj", "Wyczyść tekst", "Wczytywanie", "Odśwież", "Szukaj", "Podpowiedzi",
      "Sekcje", "OK", "Nawigacja", "Okno dialogowe", "Czynności", "Zmień rozmiar", "Zwiększ",
      "Zmniejsz", "Udostępnij", "Więcej", "Tekst", "Brak wyników", "Brak wyników dla „%@”",
      "Sprawdź pisownię lub wyszukaj coś innego.", "Zamknij", "Gotowe", "Usuń", "Wybierz plik",
      "Następny miesiąc", "Poprzedni miesiąc", "Wybierz zdjęcie", "Wybierz zdjęcia",
      "Zrób zdjęcie", "Wybrane pliki przekraczają 8 MB. Wybierz mniej.",
      "Nie udało się odczytać wybranych plików. Wybierz ponownie.",
    ],
    "tr": [
      "Geri", "Vazgeç", "Metni sil", "Yükleniyor", "Yenile", "Ara", "Öneriler", "Bölümler",
      "Tamam", "Gezinme", "İletişim kutusu", "Eylemler", "Boyutlandır", "Artır", "Azalt",
      "Paylaş", "Daha fazla", "Metin", "Sonuç Yok", "“%@” İçin Sonuç Yok",
      "Yazımı kontrol edin veya yeni bir arama yapın.", "Kapat", "Bitti", "Sil", "Dosya seç",
      "Sonraki ay", "Önceki ay", "Fotoğraf seç", "Fotoğrafları seç", "Fotoğraf çek",
      "Seçiminiz 8 MB sınırını aşıyor. Daha az seçin.", "Seçiminiz okunamadı. Yeniden seçin.",
    ],
    "ja": [
      "戻る", "キャンセル", "テキストを消去", "読み込み中", "更新", "検索", "候補", "セクション", "OK", "ナビゲーション", "ダイアログ",
      "操作", "サイズ変更", "増やす", "減らす", "共有", "その他", "テキスト", "結果なし", "「%@」の検索結果なし",
      "表記を確認するか、別の検索を試してください。", "閉じる", "完了", "削除", "ファイルを選択", "次の月", "前の月", "写真を選択", "写真を選択",
      "写真を撮る", "選択した項目が8 MBを超えています。減らしてください。", "選択した項目を読み込めませんでした。もう一度選択してください。",
    ],
    "zh": [
      "返回", "取消", "清除文本", "正在载入", "刷新", "搜索", "建议", "分区", "好", "导航", "对话框", "操作", "调整大小", "增加",
      "减少", "共享", "更多", "文本", "无结果", "没有“%@”的结果", "请检查拼写，或尝试新的搜索。", "关闭", "完成", "删除", "选取文件",
      "下个月", "上个月", "选取照片", "选取多张照片", "拍照", "所选内容超过 8 MB。请减少选择。", "无法读取所选内容。请重新选取。",
    ],
  ]
}
